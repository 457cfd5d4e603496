// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Form;
import java.lang.reflect.Constructor;
import java.util.Optional;

/** The configuration that a user gives a grid for classes that are written by hand. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
final class HandCode {

    private HandCode() {}

    /** Why nobody can write the class by hand in the contestant's form; empty where one can. */
    static Optional<String> refusal(Contestant contestant, ClassState state) {
        if (contestant.form() == Form.PLAIN) {
            return Optional.empty();
        }
        return switch (state.shape()) {
            case CLASS -> Optional.empty();
            case RECORD -> Optional.of("a record has no constructor without arguments, and no field of it can be set");
            case FINAL_FIELDS -> Optional.of("its fields are final, and a method cannot set them");
        };
    }

    static void configure(Contestant contestant, SerializationConfig config, Class<?> root, int version) {
        switch (contestant) {
            case IDENTIFIED -> config.addDataSerializableFactory(
                    HandForms.FACTORY_ID, classId -> (IdentifiedDataSerializable) empty(root));
            case PORTABLE -> config
                    .addPortableFactory(HandForms.FACTORY_ID, classId -> (Portable) empty(root))
                    .setPortableVersion(version);
            case COMPACT -> config.getCompactSerializationConfig().addSerializer(HandCompact.of(root));
            case STREAM -> register(config, root, new HandStream(root));
            case BYTE_ARRAY -> register(config, root, new HandBytes(root));
            default -> { }
        }
    }

    private static void register(SerializationConfig config, Class<?> root, Serializer serializer) {
        config.addSerializerConfig(new SerializerConfig().setTypeClass(root).setImplementation(serializer));
    }

    private static Object empty(Class<?> root) {
        try {
            Constructor<?> constructor = root.getConstructor();
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an object cannot be made: class=" + root.getName(), e);
        }
    }
}
