// SPDX-License-Identifier: Apache-2.0
/**
 * What does a codec know of a graph, and a graph of its codecs?
 *
 * <p>Generated classes extend {@link dev.gridwire.codec.Body} and call {@link dev.gridwire.codec.GraphWriter},
 * {@link dev.gridwire.codec.GraphReader} and {@link dev.gridwire.codec.ReferenceSlot}. Companions that users ship refer to these
 * classes by name, so these names and the methods that generated code calls must not change.
 */
@NullMarked
package dev.gridwire.codec;

import org.jspecify.annotations.NullMarked;
