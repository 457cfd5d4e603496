// SPDX-License-Identifier: Apache-2.0
/** Ehcache: caches off the heap. */
@NullMarked
package dev.gridwire.grids.ehcache;

import org.jspecify.annotations.NullMarked;
