// SPDX-License-Identifier: Apache-2.0
/** The interface of workloads: their values, their hand-written forms, and the facts that contestants ask for. */
@NullMarked
package dev.gridwire.trials.workload;

import org.jspecify.annotations.NullMarked;
