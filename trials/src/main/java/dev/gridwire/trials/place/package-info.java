// SPDX-License-Identifier: Apache-2.0
/** Where values are stored: a codec alone, an embedded member, a client of another JVM. */
@NullMarked
package dev.gridwire.trials.place;

import org.jspecify.annotations.NullMarked;
