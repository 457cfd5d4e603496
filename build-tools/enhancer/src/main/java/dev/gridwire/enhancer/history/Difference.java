// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

/**
 * One difference between a recorded state of a class and its state of today.
 *
 * @param before the field, constant or form as it was recorded; empty if it is new
 * @param now as it is; empty if it is gone
 * @param why the effect and the remedy; empty if there is no effect
 */
public record Difference(String before, String now, Compatibility compatibility, String why) {

    /** As in a comparison of texts: {@code - total:int  + total:string}, then the effect. */
    @Override
    public String toString() {
        String change = (before.isEmpty() ? "" : "- " + before) + (before.isEmpty() || now.isEmpty() ? "" : "   ")
                + (now.isEmpty() ? "" : "+ " + now);
        return why.isEmpty() ? change : change + "   (" + why + ")";
    }
}
