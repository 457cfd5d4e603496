// SPDX-License-Identifier: Apache-2.0
/**
 * How does a user write a class, in one of its states, for each of Hazelcast's mechanisms? Writes such classes, and creates
 * values of them.
 */
@NullMarked
package dev.gridwire.trials.hazelcast.state;

import org.jspecify.annotations.NullMarked;
