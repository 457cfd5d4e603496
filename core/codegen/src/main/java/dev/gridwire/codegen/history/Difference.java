// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.history;

/**
 * One difference between a recorded state of a class and its present state.
 *
 * @param before the recorded field, constant or form; empty if it is new
 * @param now the present one; empty if it is gone
 * @param why the effect and the remedy; empty if there is no effect
 */
public record Difference(String before, String now, Compatibility compatibility, String why) {

    /** Returns a line as in a diff, {@code - total:int + total:string}, then the effect. */
    @Override
    public String toString() {
        String change = (before.isEmpty() ? "" : "- " + before) + (before.isEmpty() || now.isEmpty() ? "" : "   ")
                + (now.isEmpty() ? "" : "+ " + now);
        return why.isEmpty() ? change : change + "   (" + why + ")";
    }
}
