// SPDX-License-Identifier: Apache-2.0
/**
 * What does a codec see of a graph, and a graph of its codecs?
 *
 * <p>Generated classes extend {@link dev.gridwire.codec.Body} and call {@link dev.gridwire.codec.GraphWriter},
 * {@link dev.gridwire.codec.GraphReader} and {@link dev.gridwire.codec.ReferenceSlot}. Companions that users ship name these
 * classes, so their names and the methods that generated code calls stay as they are.
 */
@NullMarked
package dev.gridwire.codec;

import org.jspecify.annotations.NullMarked;
