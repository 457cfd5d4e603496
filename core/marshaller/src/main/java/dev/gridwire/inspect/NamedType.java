// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * A type, once read.
 *
 * @param text the name for people, and the payload's name for it where this is the first time
 */
record NamedType(WireType type, String text) {}
