// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.hazelcast.place.UserConfig;
import java.io.Externalizable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the mechanisms for which the user has written code for a class. */
@SuppressWarnings("removal") // Portable is measured while it exists
public final class ExistingForms {

    /** The type id of Compact among Hazelcast's own serializers; ids of users are above 0. */
    private static final int COMPACT = -55;

    private ExistingForms() {}

    /**
     * Returns ids of contestants; configured ones only if there is a configuration.
     *
     * @throws IllegalArgumentException if the configuration cannot be used; the message is a sentence for the user
     */
    public static List<String> of(Object value, @Nullable String hazelcastConfig) {
        List<String> found = new ArrayList<>();
        if (value instanceof IdentifiedDataSerializable) {
            found.add(Contestant.IDENTIFIED.id());
        } else if (value instanceof DataSerializable) {
            found.add(Contestant.DATA_SERIALIZABLE.id());
        }
        if (value instanceof Portable) {
            found.add(Contestant.PORTABLE.id());
        }
        if (value instanceof Externalizable && found.isEmpty()) {
            found.add(Contestant.EXTERNALIZABLE.id());
        }
        if (hazelcastConfig != null) {
            addConfigured(value, Path.of(hazelcastConfig), found);
        }
        return found;
    }

    private static void addConfigured(Object value, Path file, List<String> found) {
        SerializationConfig config = new SerializationConfig();
        try {
            UserConfig.addTo(config, file);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("The configuration cannot be used: " + file + ": " + e.getMessage()
                    + " (correct --hazelcast-config)", e);
        }
        try (GridService service = GridService.of(config)) {
            int type = service.toData(value).getType();
            if (type > 0) {
                found.add(Contestant.STREAM.id());
            } else if (type == COMPACT) {
                found.add(Contestant.COMPACT.id());
            }
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("Hazelcast cannot write the class by this configuration: " + file + ": "
                    + e.getMessage() + " (correct --hazelcast-config)", e);
        }
    }
}
