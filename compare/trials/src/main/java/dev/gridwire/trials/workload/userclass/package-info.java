// SPDX-License-Identifier: Apache-2.0
/** A user's class as a workload: found again in forks, with values created again from bytes. */
@NullMarked
package dev.gridwire.trials.workload.userclass;

import org.jspecify.annotations.NullMarked;
