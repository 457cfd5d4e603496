// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

/** How many references a JDK object holds, and whether they may be null. */
public enum HolderParts {
    ANY(0, Integer.MAX_VALUE, true),
    NONE_OR_ONE(0, 1, false),
    ONE(1, 1, true),
    ONE_NOT_NULL(1, 1, false),
    TWO(2, 2, true),
    TWO_NOT_NULL(2, 2, false),
    THREE_NOT_NULL(3, 3, false),
    FOUR(4, 4, true),
    FOUR_NOT_NULL(4, 4, false);

    private final int least;
    private final int most;
    private final boolean mayBeNull;

    HolderParts(int least, int most, boolean mayBeNull) {
        this.least = least;
        this.most = most;
        this.mayBeNull = mayBeNull;
    }

    /**
     * Returns whether an object can have such parts.
     *
     * @param nulls whether null is among them
     */
    public boolean allow(int count, boolean nulls) {
        return count >= least && count <= most && (mayBeNull || !nulls);
    }
}
