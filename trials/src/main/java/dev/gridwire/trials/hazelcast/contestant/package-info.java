// SPDX-License-Identifier: Apache-2.0
/** Hazelcast's contestants: one class a mechanism with all that is said of it, and the enum that lists them. */
@NullMarked
package dev.gridwire.trials.hazelcast.contestant;

import org.jspecify.annotations.NullMarked;
