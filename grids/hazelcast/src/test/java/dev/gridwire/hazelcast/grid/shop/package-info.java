// SPDX-License-Identifier: Apache-2.0
/** The classes that an application keeps in its grid. */
@NullMarked
package dev.gridwire.hazelcast.grid.shop;

import org.jspecify.annotations.NullMarked;
