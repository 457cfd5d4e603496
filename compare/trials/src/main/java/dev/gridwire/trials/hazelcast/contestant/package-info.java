// SPDX-License-Identifier: Apache-2.0
/** Hazelcast's contestants: a class for each kind, a table of all facts about them, and the enum that lists them. */
@NullMarked
package dev.gridwire.trials.hazelcast.contestant;

import org.jspecify.annotations.NullMarked;
