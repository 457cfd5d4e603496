// SPDX-License-Identifier: Apache-2.0
/** What was written by hand for a workload in Hazelcast: what can be written, and how is a grid told of it? */
@NullMarked
package dev.gridwire.trials.hazelcast.forms;

import org.jspecify.annotations.NullMarked;
