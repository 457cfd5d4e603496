// SPDX-License-Identifier: Apache-2.0
/** Apache Ignite 2: a node in this JVM. */
@NullMarked
package dev.gridwire.grids.ignite;

import org.jspecify.annotations.NullMarked;
