// SPDX-License-Identifier: Apache-2.0
/** Lists all workloads that Gridwire ships; everything below knows a workload only by its interface. */
@NullMarked
package dev.gridwire.trials.workloads;

import org.jspecify.annotations.NullMarked;
