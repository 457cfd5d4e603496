// SPDX-License-Identifier: Apache-2.0
/**
 * How does a plain class leave the build as one that its grid serializes fast?
 *
 * <p>The public face of the module, and the run behind it: which classes get a form, and which files are written. All other
 * packages stand below: {@code form} makes one mechanism's form of one class; {@code settings}, {@code schema}, {@code mark},
 * {@code index} and {@code tree} each read and write one kind of file. {@code verify} and {@code report} stand above. No class of
 * the user's is loaded, and a grid is known by the names in {@code codegen.target} alone.
 */
@NullMarked
package dev.gridwire.enhancer;

import org.jspecify.annotations.NullMarked;
