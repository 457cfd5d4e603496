// SPDX-License-Identifier: Apache-2.0
/** What follows from the figures: which contestant to use for what, with the reason and what to add to a project. */
@NullMarked
package dev.gridwire.trials.advice;

import org.jspecify.annotations.NullMarked;
