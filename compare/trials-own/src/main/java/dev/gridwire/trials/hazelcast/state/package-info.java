// SPDX-License-Identifier: Apache-2.0
/** How does a user write a class, in one of its states, for each of Hazelcast's mechanisms? Writes it so, and makes values. */
@NullMarked
package dev.gridwire.trials.hazelcast.state;

import org.jspecify.annotations.NullMarked;
