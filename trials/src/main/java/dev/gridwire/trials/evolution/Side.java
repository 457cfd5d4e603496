// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import java.util.List;

/** One state of the classes, with the code that a user would write for it; its own loader has them. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public interface Side {

    /** Makes an object; no field of it is null or zero. */
    Object make(EvolvingCase subject, long seed);

    /** The classes that a library must be told of. */
    List<Class<?>> types(EvolvingCase subject);

    /** A serializer for each class. */
    List<CompactSerializer<?>> compactSerializers();

    /** Makes an empty object. */
    Portable portable(int classId);
}
