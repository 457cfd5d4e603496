// SPDX-License-Identifier: Apache-2.0
/** Codecs of libraries without a grid, set up in the same way for all measurements. */
@NullMarked
package dev.gridwire.trials.codec;

import org.jspecify.annotations.NullMarked;
