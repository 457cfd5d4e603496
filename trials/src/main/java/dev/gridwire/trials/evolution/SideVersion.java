// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.contestant.ClassVersion;
import java.util.List;

/** The classes of one case on one side, as contestants are told of them. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
record SideVersion(Side side, EvolvingCase subject, int number) implements ClassVersion {

    @Override
    public ClassLoader loader() {
        return side.getClass().getClassLoader();
    }

    @Override
    public List<Class<?>> types() {
        return side.types(subject);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return side.compactSerializers();
    }

    @Override
    public Portable portable(int classId) {
        return side.portable(classId);
    }
}
