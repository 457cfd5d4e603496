// SPDX-License-Identifier: Apache-2.0
/** Operations on Hazelcast's maps under JMH: calls for many values, queries, entry processors. What does each cost? */
@NullMarked
package dev.gridwire.trials.hazelcast.benchmark;

import org.jspecify.annotations.NullMarked;
