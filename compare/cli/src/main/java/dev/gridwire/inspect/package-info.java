// SPDX-License-Identifier: Apache-2.0
/**
 * What stands in a payload, and what would a class become in one?
 *
 * <p>Answers from class files and schemas alone: no user's class is loaded, and no object is made. The marshaller's own reader
 * ({@code dev.gridwire.graph.KernelReader}) reads the payload; it meets codecs that print what their objects would be made of.
 */
@NullMarked
package dev.gridwire.inspect;

import org.jspecify.annotations.NullMarked;
