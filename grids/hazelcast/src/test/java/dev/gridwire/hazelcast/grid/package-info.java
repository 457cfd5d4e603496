// SPDX-License-Identifier: Apache-2.0
/** Does all that a grid does with objects go through Gridwire? Real members and clients, over loopback TCP. */
@NullMarked
package dev.gridwire.hazelcast.grid;

import org.jspecify.annotations.NullMarked;
