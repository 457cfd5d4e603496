// SPDX-License-Identifier: Apache-2.0
/** Hazelcast in the places of the comparison: its serialization service alone, a member, a client. How does each start? */
@NullMarked
package dev.gridwire.trials.hazelcast.place;

import org.jspecify.annotations.NullMarked;
