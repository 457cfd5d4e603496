// SPDX-License-Identifier: Apache-2.0
/** Stores values: in a codec with no grid, in the grid's serialization service, in a member, through a client of another JVM. */
@NullMarked
package dev.gridwire.trials.place;

import org.jspecify.annotations.NullMarked;
