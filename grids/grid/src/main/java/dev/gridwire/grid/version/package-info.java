// SPDX-License-Identifier: Apache-2.0
/** Is the grid's version one that Gridwire is tested with? */
@NullMarked
package dev.gridwire.grid.version;

import org.jspecify.annotations.NullMarked;
