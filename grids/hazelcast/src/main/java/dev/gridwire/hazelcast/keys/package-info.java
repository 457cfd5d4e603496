// SPDX-License-Identifier: Apache-2.0
/** Which keys have other bytes once Gridwire writes, and so are not found any more? */
@NullMarked
package dev.gridwire.hazelcast.keys;

import org.jspecify.annotations.NullMarked;
