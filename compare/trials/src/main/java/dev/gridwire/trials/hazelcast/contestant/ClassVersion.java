// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import java.util.List;

/** One version of changing classes, and the code that a user would write for it. */
public interface ClassVersion {

    /** The factory of all classes that need one. */
    int FACTORY = 1;

    /** Returns the number of the version, from 1. */
    int number();

    /** Returns the loader of the classes. */
    ClassLoader loader();

    /** Returns the classes to register with a library. */
    List<Class<?>> types();

    /** Returns the serializers that were written for the classes, in order and of one kind; empty if there are none. */
    List<Object> serializers();

    /** Creates an empty object; ids are counted from 1. */
    Object empty(int classId);
}
