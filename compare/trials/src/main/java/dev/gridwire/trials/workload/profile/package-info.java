// SPDX-License-Identifier: Apache-2.0
/** A player's profile: a record of lists and maps. Not published with a grid, and so measured only where it is named. */
@NullMarked
package dev.gridwire.trials.workload.profile;

import org.jspecify.annotations.NullMarked;
