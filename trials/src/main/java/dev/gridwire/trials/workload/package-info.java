// SPDX-License-Identifier: Apache-2.0
/** What is serialized: the published workloads, their values and their hand-written forms. */
@NullMarked
package dev.gridwire.trials.workload;

import org.jspecify.annotations.NullMarked;
