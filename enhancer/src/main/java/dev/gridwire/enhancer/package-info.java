// SPDX-License-Identifier: Apache-2.0
/**
 * How does a plain class leave the build as one that its grid serializes fast?
 *
 * <p>{@code form} makes one mechanism's form of one class; around it stand what is found, decided, kept and reported. No class of
 * the user's is loaded, and a grid is known by the names in {@code codegen.target} alone.
 */
@NullMarked
package dev.gridwire.enhancer;

import org.jspecify.annotations.NullMarked;
