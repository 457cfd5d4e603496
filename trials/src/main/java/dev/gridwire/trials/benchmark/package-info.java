// SPDX-License-Identifier: Apache-2.0
/** JMH benchmarks of the codec place, for figures that will be quoted. */
@NullMarked
package dev.gridwire.trials.benchmark;

import org.jspecify.annotations.NullMarked;
