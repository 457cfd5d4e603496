// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.Serializable;

/** A value whose parts say which revision set them, see {@link Marks}; the classes are in {@code resources/rolling}. */
public interface Value extends Serializable {

    /** Its key. */
    int id();

    /** That which changed it last. */
    int revision();

    /** That which set what both versions have. */
    int content();

    /** That which set what only version 1 has. */
    default int first() {
        return Marks.UNKNOWN;
    }

    /** That which set what only version 2 has. */
    default int second() {
        return Marks.UNKNOWN;
    }

    /** Sets all that this version has. */
    Value set(int newRevision);

    /** Sets nothing but the revision. */
    Value touch(int newRevision);

    /** Whether {@link #set} makes new objects of what was there, so that nothing is left that only the other version has. */
    default boolean forgetsWhenSet() {
        return false;
    }
}
