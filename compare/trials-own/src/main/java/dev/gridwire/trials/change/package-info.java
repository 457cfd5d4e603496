// SPDX-License-Identifier: Apache-2.0
/**
 * Tries each mechanism on classes that change, in both directions.
 *
 * <p>Classes of Gridwire's are written as Java in both states, with the code that a user would write for the contestant, and
 * compiled. A user's class has no sources here, so its class file is altered: a field less, another order, a wider type, another
 * name, a constant less; code that names an altered member follows. From there on there is one road: a member for each state,
 * with a loader of its own, as two members of a grid have them while an application is upgraded.
 */
@NullMarked
package dev.gridwire.trials.change;

import org.jspecify.annotations.NullMarked;

