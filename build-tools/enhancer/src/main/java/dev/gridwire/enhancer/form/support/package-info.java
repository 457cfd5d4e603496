// SPDX-License-Identifier: Apache-2.0
/**
 * What do formed classes call, so that they need no jar of Gridwire's?
 *
 * <p>Plain Java, against {@link dev.gridwire.enhancer.form.support.Output} and
 * {@link dev.gridwire.enhancer.form.support.Input}. {@link dev.gridwire.enhancer.form.support.SupportClass} puts it together
 * into one class in the user's package and puts a grid's own streams in the place of these. So the classes that it takes
 * have static methods alone, no initialiser, and nothing private.
 */
@NullMarked
package dev.gridwire.enhancer.form.support;

import org.jspecify.annotations.NullMarked;
