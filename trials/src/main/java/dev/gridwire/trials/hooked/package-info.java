// SPDX-License-Identifier: Apache-2.0
/** Measures classes with hooks of Java serialization, beside Java serialization itself. */
@NullMarked
package dev.gridwire.trials.hooked;

import org.jspecify.annotations.NullMarked;
