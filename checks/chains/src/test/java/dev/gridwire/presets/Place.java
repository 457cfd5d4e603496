// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

/**
 * A place for an object, or for two that look the same.
 *
 * @param name of the container; "alone" for none
 */
record Place(String name, Putting putting) {

    /** Whether it is one of those that every build tries: one that hashes nothing, and one that does. */
    boolean isVital() {
        return name.equals("alone") || name.equals("HashSet");
    }

    /** Writes the two into the place. */
    interface Putting {
        byte[] write(Object one, Object other);
    }
}
