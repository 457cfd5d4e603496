// SPDX-License-Identifier: Apache-2.0
/** Classes that no type policy of these tests allows. */
@NullMarked
package dev.gridwire.hazelcast.grid.refused;

import org.jspecify.annotations.NullMarked;
