// SPDX-License-Identifier: Apache-2.0
/** The handwritten code for a workload in Hazelcast: what can be written, and how is a grid configured with it? */
@NullMarked
package dev.gridwire.trials.hazelcast.forms;

import org.jspecify.annotations.NullMarked;
