// SPDX-License-Identifier: Apache-2.0
/** Infinispan: an embedded cache that holds bytes. */
@NullMarked
package dev.gridwire.grids.infinispan;

import org.jspecify.annotations.NullMarked;
