// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * A type, once read.
 *
 * @param text what people call it, and how the payload names it where this is the first time
 */
record NamedType(WireType type, String text) {}
