// SPDX-License-Identifier: Apache-2.0
/** Which objects does Hazelcast still serialize itself, if Gridwire is the serializer of all others? */
@NullMarked
package dev.gridwire.hazelcast.lookup;

import org.jspecify.annotations.NullMarked;
