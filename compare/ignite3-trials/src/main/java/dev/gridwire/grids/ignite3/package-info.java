// SPDX-License-Identifier: Apache-2.0
/** Apache Ignite 3: a table of a node. It has a class path of its own, since its classes have the names of Ignite 2's. */
@NullMarked
package dev.gridwire.grids.ignite3;

import org.jspecify.annotations.NullMarked;
