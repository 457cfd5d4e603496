// SPDX-License-Identifier: Apache-2.0
/**
 * How does a build turn a plain class into one that its grid serializes fast?
 *
 * <p>This package holds the module's API and the run behind it, which decides which classes get a form and which files are
 * written. Below it, {@code form} makes one mechanism's form of one class; {@code settings}, {@code schema}, {@code mark},
 * {@code index} and {@code tree} each read and write one kind of file. {@code verify} and {@code report} are above it. Apart
 * from {@code verify}, no user's class is loaded. Grids are known only by the names in {@code codegen.target}.
 */
@NullMarked
package dev.gridwire.enhancer;

import org.jspecify.annotations.NullMarked;
