// SPDX-License-Identifier: Apache-2.0
/**
 * Apache Ignite 3: a table of a node. It needs a separate class path, because its classes have the same names as those of
 * Ignite 2.
 */
@NullMarked
package dev.gridwire.grids.ignite3;

import org.jspecify.annotations.NullMarked;
