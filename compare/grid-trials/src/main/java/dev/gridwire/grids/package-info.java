// SPDX-License-Identifier: Apache-2.0
/**
 * Other grids and caches in the comparison. What does each mechanism cost in them? A package a grid, which none of the others
 * knows; here is what they share.
 */
@NullMarked
package dev.gridwire.grids;

import org.jspecify.annotations.NullMarked;
