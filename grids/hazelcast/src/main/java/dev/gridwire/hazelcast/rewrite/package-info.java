// SPDX-License-Identifier: Apache-2.0
/** How do the existing values of a map get another format, while the map is in use? */
@NullMarked
package dev.gridwire.hazelcast.rewrite;

import org.jspecify.annotations.NullMarked;
