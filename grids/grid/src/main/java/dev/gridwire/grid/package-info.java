// SPDX-License-Identifier: Apache-2.0
/** What the serializers of all grids share. */
@NullMarked
package dev.gridwire.grid;

import org.jspecify.annotations.NullMarked;
