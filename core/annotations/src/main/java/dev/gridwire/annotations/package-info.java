// SPDX-License-Identifier: Apache-2.0
/**
 * What does a user know about a class that its declaration does not tell?
 *
 * <p>All annotations are optional. {@code gridwire.properties} can name the user's own annotations in their place.
 */
@NullMarked
package dev.gridwire.annotations;

import org.jspecify.annotations.NullMarked;
