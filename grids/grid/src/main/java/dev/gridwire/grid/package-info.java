// SPDX-License-Identifier: Apache-2.0
/** The parts that the serializers of all grids share. */
@NullMarked
package dev.gridwire.grid;

import org.jspecify.annotations.NullMarked;
