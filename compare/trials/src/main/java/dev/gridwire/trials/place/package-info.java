// SPDX-License-Identifier: Apache-2.0
/** Stores values, in a codec without a grid, or in a grid, which implements it. What can a place do? */
@NullMarked
package dev.gridwire.trials.place;

import org.jspecify.annotations.NullMarked;
