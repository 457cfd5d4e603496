// SPDX-License-Identifier: Apache-2.0
/**
 * What does a payload contain, and what would a class become in one?
 *
 * <p>The answers come from class files and schemas alone: no user's class is loaded, and no object is created. The marshaller's
 * own reader ({@code dev.gridwire.graph.KernelReader}) reads the payload, with codecs that print the parts of their objects.
 */
@NullMarked
package dev.gridwire.inspect;

import org.jspecify.annotations.NullMarked;
