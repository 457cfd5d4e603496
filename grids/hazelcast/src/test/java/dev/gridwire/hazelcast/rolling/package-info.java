// SPDX-License-Identifier: Apache-2.0
/** Two versions of ten classes in one cluster, member by member, there and back. */
@NullMarked
package dev.gridwire.hazelcast.rolling;

import org.jspecify.annotations.NullMarked;
