// SPDX-License-Identifier: Apache-2.0
/**
 * Changes a user's class in its byte code, as if the user had changed the source.
 *
 * <p>Its sources are not there, so its class files are altered: a field less, another order, a wider type, another name, a
 * constant less. Code that names an altered member follows, in the class itself and in the others of its class path.
 */
@NullMarked
package dev.gridwire.trials.altered;

import org.jspecify.annotations.NullMarked;

