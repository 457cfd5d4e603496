// SPDX-License-Identifier: Apache-2.0
/** Codecs of libraries with no grid between, set up as they are measured everywhere. */
@NullMarked
package dev.gridwire.trials.codec;

import org.jspecify.annotations.NullMarked;
