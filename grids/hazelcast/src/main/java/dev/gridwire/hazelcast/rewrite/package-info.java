// SPDX-License-Identifier: Apache-2.0
/** How do the values that a map holds already take another format, while it is in use? */
@NullMarked
package dev.gridwire.hazelcast.rewrite;

import org.jspecify.annotations.NullMarked;
