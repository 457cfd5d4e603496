// SPDX-License-Identifier: Apache-2.0
/** A class of the user's as a workload: found again in forks, its values made anew from bytes. */
@NullMarked
package dev.gridwire.trials.workload.userclass;

import org.jspecify.annotations.NullMarked;
