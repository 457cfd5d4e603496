// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;

/**
 * Stands for a missing class, or for arrays of it.
 *
 * @param dimensions those of the array; 0 for the class itself
 * @param className its binary name
 */
record UnknownLiteral(Codec codec, int dimensions, String className) implements UnknownValue {}
