// SPDX-License-Identifier: Apache-2.0
/** What benchmarks with JMH share: its flags, its runner, and the allocation of fresh objects. */
@NullMarked
package dev.gridwire.trials.benchmark;

import org.jspecify.annotations.NullMarked;
