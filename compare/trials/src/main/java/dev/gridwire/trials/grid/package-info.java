// SPDX-License-Identifier: Apache-2.0
/**
 * Grids that can be compared. Which exist, which contestants does each have, and what does a client need from it? Hazelcast is
 * built in; service files on the class path name the others.
 */
@NullMarked
package dev.gridwire.trials.grid;

import org.jspecify.annotations.NullMarked;
