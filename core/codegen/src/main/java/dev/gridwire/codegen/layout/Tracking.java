// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** Tells whether a codec must remember the objects in a place, and why. */
public enum Tracking {
    /** Not tracked: values that have no identity. */
    NO_IDENTITY,
    /** Not tracked: the place occurs once in a graph, and no other place can hold its object. */
    ONLY_HOLDER,
    /** Not tracked: the user says that no other place holds its object. */
    HINTED,
    /** Tracked: the place occurs several times in a graph. */
    REPEATED,
    /** Tracked: another place can hold the same object. */
    MEETS,
    /** Tracked: somewhere in the graph a place can hold any object. */
    ANYTHING;

    /** Returns whether the codec must remember objects. */
    public boolean isTracked() {
        return compareTo(REPEATED) >= 0;
    }
}
