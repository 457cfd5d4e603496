// SPDX-License-Identifier: Apache-2.0
/** The measuring itself: verifies, warms up and times one contestant's values of one workload in one place. */
@NullMarked
package dev.gridwire.trials.trial;

import org.jspecify.annotations.NullMarked;
