// SPDX-License-Identifier: Apache-2.0
/** How does an operator see what the serializers of a virtual machine do? */
@NullMarked
package dev.gridwire.grid.metrics;

import org.jspecify.annotations.NullMarked;
