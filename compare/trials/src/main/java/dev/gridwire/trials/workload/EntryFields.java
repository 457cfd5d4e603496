// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.util.Date;

/** Queries and changes the values of a map, in whatever form they stand there. */
public interface EntryFields {

    /** A number, under the name by which every form has it. */
    String attribute();

    /** Of so many values, made one after the other, about one in a hundred has an attribute below this. */
    Comparable<?> bound(int size);

    /** The attribute of a value. */
    long attributeOf(Object value);

    /**
     * Flips the last bit of the value's date, so that the second call undoes the first.
     *
     * @return the value itself if its form has fields that can be set, another one of its class if they are final
     */
    Object changed(Object value);

    /** The date with its last bit flipped. */
    static Date flipped(Date date) {
        return new Date(date.getTime() ^ 1);
    }
}
