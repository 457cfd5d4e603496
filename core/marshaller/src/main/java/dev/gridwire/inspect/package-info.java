// SPDX-License-Identifier: Apache-2.0
/**
 * What stands in a payload, and what would a class become in one?
 *
 * <p>Answers from class files and layouts alone: no user's class is loaded, and no object is made. So it walks the wire format
 * by itself, a second reader beside {@code dev.gridwire.codec}, and tests hold the two together.
 */
@NullMarked
package dev.gridwire.inspect;

import org.jspecify.annotations.NullMarked;
