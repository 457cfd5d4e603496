// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.SerializerHook;
import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.hazelcast.keys.KeyWatch;
import dev.gridwire.hazelcast.lookup.WithoutGridwire;
import dev.gridwire.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * Makes Gridwire the serializer of all classes that Hazelcast would leave to Java serialization or zero-config Compact. With
 * {@code hazelcast.write=false} in {@code gridwire.properties}, Gridwire only reads; with {@code hazelcast.enabled=false}, it
 * does neither. The service file of {@code gridwire-hazelcast-auto} names this class, and Hazelcast creates one for each of its
 * instances.
 *
 * <pre>{@code
 * # META-INF/services/com.hazelcast.SerializerHook
 * dev.gridwire.hazelcast.GridwireSerializerHook
 * }</pre>
 */
@SuppressWarnings("rawtypes") // The settings decide which class it returns.
public final class GridwireSerializerHook implements SerializerHook, HazelcastInstanceAware {

    private @Nullable HazelcastSettings settings;
    private @Nullable GridwireSerializer serializer;

    /** For Hazelcast. */
    public GridwireSerializerHook() {}

    private HazelcastSettings settings() {
        if (settings == null) {
            settings = HazelcastSettings.of(Settings.read(ApplicationLoader.of(GridwireSerializer.class)));
        }
        return settings;
    }

    private boolean isThere() {
        return settings().isEnabled() && !WithoutGridwire.isMaking();
    }

    @Override
    public Class<?> getSerializationType() {
        if (!isThere()) {
            return DisabledSerializer.class;
        }
        return settings().isWriting() ? Object.class : ReadOnly.class;
    }

    @Override
    public Serializer createSerializer() {
        if (!isThere()) {
            return new DisabledSerializer(settings().typeId());
        }
        serializer = new GridwireSerializer();
        serializer.warnOfOverridden();
        return serializer;
    }

    /** Called by Hazelcast after it created the serializer, with null for a serialization service without an instance. */
    @Override
    public void setHazelcastInstance(@Nullable HazelcastInstance grid) {
        if (serializer == null) {
            return;
        }
        serializer.setHazelcastInstance(grid);
        if (grid != null) {
            KeyWatch.start(grid, () -> !settings().isWriting());
        }
    }

    @Override
    public boolean isOverwritable() {
        return true;
    }
}
