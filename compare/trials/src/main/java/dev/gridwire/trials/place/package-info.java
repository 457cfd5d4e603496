// SPDX-License-Identifier: Apache-2.0
/** Stores values: in a codec with no grid, or in a grid, which says how. What can a place do? */
@NullMarked
package dev.gridwire.trials.place;

import org.jspecify.annotations.NullMarked;
