// SPDX-License-Identifier: Apache-2.0
/**
 * Grids that can be compared. Which are there, who takes part in each, and what does a client need of it? Hazelcast is one of
 * them; others are found on the class path by their service files.
 */
@NullMarked
package dev.gridwire.trials.grid;

import org.jspecify.annotations.NullMarked;
