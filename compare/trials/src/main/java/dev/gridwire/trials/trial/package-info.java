// SPDX-License-Identifier: Apache-2.0
/** The measuring itself: one contestant's values of one workload, verified, warmed up and timed in one place. */
@NullMarked
package dev.gridwire.trials.trial;

import org.jspecify.annotations.NullMarked;
