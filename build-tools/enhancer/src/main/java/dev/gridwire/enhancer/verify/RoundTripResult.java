// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

/**
 * The result of one round trip of an object.
 *
 * @param bytesBefore the object's size in Java serialization, with the compiler's class; 0 if unknown
 * @param bytesAfter the size in its new form; 0 if unknown
 * @param problem empty if there is none
 */
public record RoundTripResult(int bytesBefore, int bytesAfter, String problem) {}
