// SPDX-License-Identifier: Apache-2.0
/** Stores values: in a codec alone, an embedded member, a client of another JVM. */
@NullMarked
package dev.gridwire.trials.place;

import org.jspecify.annotations.NullMarked;
