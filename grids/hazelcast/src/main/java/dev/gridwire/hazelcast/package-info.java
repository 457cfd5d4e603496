// SPDX-License-Identifier: Apache-2.0
/** How does Hazelcast serialize by Gridwire? */
@NullMarked
package dev.gridwire.hazelcast;

import org.jspecify.annotations.NullMarked;
