// SPDX-License-Identifier: Apache-2.0
/**
 * Tries each mechanism on classes that change, in both directions.
 *
 * <p>Gridwire's own classes are written as Java in both states, with the code that a user would write for the contestant, and
 * compiled. A user's class has no sources here, so its class file is altered: a field or a constant is removed, the order, a
 * type or a name changes. Code that refers to an altered member is changed, too. After that, both are tried alike: each state
 * has a member with a separate loader, like two members of a grid while an application is upgraded.
 */
@NullMarked
package dev.gridwire.trials.change;

import org.jspecify.annotations.NullMarked;

