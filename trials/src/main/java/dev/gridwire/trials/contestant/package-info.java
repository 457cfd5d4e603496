// SPDX-License-Identifier: Apache-2.0
/** The contestants of the comparison: one class a mechanism with all that is said of it, and the enum that lists them. */
@NullMarked
package dev.gridwire.trials.contestant;

import org.jspecify.annotations.NullMarked;
