// SPDX-License-Identifier: Apache-2.0
/** What does a library do with an object when no grid stands between? Its codec, set up once for all measurements. */
@NullMarked
package dev.gridwire.trials.codec;

import org.jspecify.annotations.NullMarked;
