// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import java.util.List;

/** One version of classes that change, and the code that a user would write for it. */
public interface ClassVersion {

    /** The factory of all classes that have one. */
    int FACTORY = 1;

    /** Counted from 1. */
    int number();

    /** The loader of the classes. */
    ClassLoader loader();

    /** The classes that a library must be told of. */
    List<Class<?>> types();

    /** The serializers that were written beside the classes, in their order, of one kind; empty where none was. */
    List<Object> serializers();

    /** Makes an empty object; ids are counted from 1. */
    Object empty(int classId);
}
