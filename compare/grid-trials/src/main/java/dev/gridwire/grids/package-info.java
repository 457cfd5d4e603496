// SPDX-License-Identifier: Apache-2.0
/**
 * Other grids and caches in the comparison. What does each mechanism cost in them? Each grid has a package that no other grid
 * uses; this one holds the shared parts.
 */
@NullMarked
package dev.gridwire.grids;

import org.jspecify.annotations.NullMarked;
