// SPDX-License-Identifier: Apache-2.0
/** Runs the comparison as a whole: the legs in order, and their results. */
@NullMarked
package dev.gridwire.trials.compare;

import org.jspecify.annotations.NullMarked;
