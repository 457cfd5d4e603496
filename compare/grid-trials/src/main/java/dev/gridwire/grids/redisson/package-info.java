// SPDX-License-Identifier: Apache-2.0
/** Redisson: maps in Redis. */
@NullMarked
package dev.gridwire.grids.redisson;

import org.jspecify.annotations.NullMarked;
