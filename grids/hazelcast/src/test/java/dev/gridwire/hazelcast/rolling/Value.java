// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.Serializable;

/** A value whose parts say which revision set them, see {@link Marks}; the classes are in {@code resources/rolling}. */
public interface Value extends Serializable {

    /** Its key. */
    int id();

    /** The revision that changed it last. */
    int revision();

    /** The revision that set the fields of both versions. */
    int content();

    /** The revision that set the fields of version 1 alone. */
    default int first() {
        return Marks.UNKNOWN;
    }

    /** The revision that set the fields of version 2 alone. */
    default int second() {
        return Marks.UNKNOWN;
    }

    /** Sets all fields of this version. */
    Value set(int newRevision);

    /** Sets nothing but the revision. */
    Value touch(int newRevision);

    /** Whether {@link #set} makes new objects, so that no field is left that only the other version has. */
    default boolean forgetsWhenSet() {
        return false;
    }
}
