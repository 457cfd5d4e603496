// SPDX-License-Identifier: Apache-2.0
/** Who takes part in the comparison: one file a mechanism, and the enum that lists them. */
@NullMarked
package dev.gridwire.trials.contestant;

import org.jspecify.annotations.NullMarked;
