// SPDX-License-Identifier: Apache-2.0
/** How do the members and clients of a grid find the schemas of its values? */
@NullMarked
package dev.gridwire.hazelcast.schema;

import org.jspecify.annotations.NullMarked;
