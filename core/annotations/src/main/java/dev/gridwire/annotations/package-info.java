// SPDX-License-Identifier: Apache-2.0
/**
 * What does a user know of a class that the class does not say?
 *
 * <p>All are optional, and {@code gridwire.properties} can name annotations of the user's own in their place.
 */
@NullMarked
package dev.gridwire.annotations;

import org.jspecify.annotations.NullMarked;
