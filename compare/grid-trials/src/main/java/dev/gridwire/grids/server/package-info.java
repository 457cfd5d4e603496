// SPDX-License-Identifier: Apache-2.0
/** A real Redis on the loopback interface. */
@NullMarked
package dev.gridwire.grids.server;

import org.jspecify.annotations.NullMarked;
