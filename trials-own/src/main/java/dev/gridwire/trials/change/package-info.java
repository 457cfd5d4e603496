// SPDX-License-Identifier: Apache-2.0
/**
 * Tries each mechanism on classes that change. Every contestant on some twenty changes, in both directions.
 *
 * <p>The two states of a class are made as class files, in the form that the contestant asks for, and loaded by a loader each, as
 * two members of a grid have them while an application is upgraded.
 */
@NullMarked
package dev.gridwire.trials.change;

import org.jspecify.annotations.NullMarked;

