// SPDX-License-Identifier: Apache-2.0
/**
 * How does a class's own serialization code see our bytes? It sees streams like those of Java serialization, over items of the
 * wire format.
 */
@NullMarked
package dev.gridwire.hooks.stream;

import org.jspecify.annotations.NullMarked;
