// SPDX-License-Identifier: Apache-2.0
/** Measures the first use of a library, in a JVM that has not used it yet. */
@NullMarked
package dev.gridwire.trials.firstuse;

import org.jspecify.annotations.NullMarked;
