// SPDX-License-Identifier: Apache-2.0
/**
 * How would a class of the user's look if it had changed?
 *
 * <p>Its sources are not there, so its class files are altered: a field less, another order, a wider type, another name, a
 * constant less. Code that names what was altered follows, in the class itself and in the others of its class path.
 */
@NullMarked
package dev.gridwire.trials.altered;

import org.jspecify.annotations.NullMarked;
