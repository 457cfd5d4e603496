// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.fused.Turns;

/**
 * A place in fused code whose objects the general walk writes and reads, because their classes have hooks or are rare types of
 * the JDK.
 *
 * @param level the level of the place, not counting objects nested inside others of their class
 */
public record Part(int level, Surroundings around) {

    /** Returns the level of an object. */
    int depth(Turns turns) {
        return level + turns.count();
    }
}
