// SPDX-License-Identifier: Apache-2.0
/** A contestant of any grid: what is measured, compared and said of it? Each grid has its own. */
@NullMarked
package dev.gridwire.trials.contestant;

import org.jspecify.annotations.NullMarked;
