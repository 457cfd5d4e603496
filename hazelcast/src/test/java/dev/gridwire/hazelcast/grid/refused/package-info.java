// SPDX-License-Identifier: Apache-2.0
/** What no type policy of these tests allows. */
@NullMarked
package dev.gridwire.hazelcast.grid.refused;

import org.jspecify.annotations.NullMarked;
