// SPDX-License-Identifier: Apache-2.0
/**
 * Tries each mechanism on classes that change. Every contestant on some twenty changes, in both directions.
 *
 * <p>The two states of a class are written as Java, with the code that a user would write for the contestant, and compiled; a
 * user's own class is altered. They are loaded by a loader each, as two members of a grid have them while an application is
 * upgraded. A few classes of this kind are timed as well.
 */
@NullMarked
package dev.gridwire.trials.change;

import org.jspecify.annotations.NullMarked;

