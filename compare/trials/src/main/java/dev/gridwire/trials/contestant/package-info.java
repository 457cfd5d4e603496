// SPDX-License-Identifier: Apache-2.0
/** A contestant of any grid: what is measured, compared and reported about it? Each grid has its own contestants. */
@NullMarked
package dev.gridwire.trials.contestant;

import org.jspecify.annotations.NullMarked;
