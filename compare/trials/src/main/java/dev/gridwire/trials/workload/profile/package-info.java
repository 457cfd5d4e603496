// SPDX-License-Identifier: Apache-2.0
/** A player's profile: a record of lists and maps. No grid's comparison published it, so it is measured only if it is named. */
@NullMarked
package dev.gridwire.trials.workload.profile;

import org.jspecify.annotations.NullMarked;
