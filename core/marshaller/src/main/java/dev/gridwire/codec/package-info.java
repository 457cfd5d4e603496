// SPDX-License-Identifier: Apache-2.0
/** What does a codec know of a graph, and a graph of its codecs? */
@NullMarked
package dev.gridwire.codec;

import org.jspecify.annotations.NullMarked;
