// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import java.util.List;

/** One version of classes that change, and the code that a user would write for it. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public interface ClassVersion {

    /** The factory of all Portable classes. */
    int PORTABLE_FACTORY = 1;

    /** Counted from 1. */
    int number();

    /** The loader of the classes. */
    ClassLoader loader();

    /** The classes that a library must be told of. */
    List<Class<?>> types();

    /** A serializer for each class. */
    List<CompactSerializer<?>> compactSerializers();

    /** Makes an empty object. */
    Portable portable(int classId);
}
