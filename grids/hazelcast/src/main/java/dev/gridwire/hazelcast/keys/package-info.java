// SPDX-License-Identifier: Apache-2.0
/** Which keys get different bytes once Gridwire writes, and so are no longer found? */
@NullMarked
package dev.gridwire.hazelcast.keys;

import org.jspecify.annotations.NullMarked;
