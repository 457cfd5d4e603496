// SPDX-License-Identifier: Apache-2.0
/** Does what Hazelcast's own tests ask for hold with Gridwire as well? */
@NullMarked
package dev.gridwire.hazelcast.compatibility;

import org.jspecify.annotations.NullMarked;
