// SPDX-License-Identifier: Apache-2.0
/** Recommends a contestant for each aim, with the reason and the lines to add to a project. */
@NullMarked
package dev.gridwire.trials.advice;

import org.jspecify.annotations.NullMarked;
