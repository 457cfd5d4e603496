// SPDX-License-Identifier: Apache-2.0
/** The comparison as a whole: what is measured, in which order, and what comes of it. */
@NullMarked
package dev.gridwire.trials.compare;

import org.jspecify.annotations.NullMarked;
