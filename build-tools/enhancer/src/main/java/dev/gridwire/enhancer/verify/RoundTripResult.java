// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

/**
 * The result of one round trip of an object.
 *
 * @param bytesBefore in Java's own serialization of the class as it was compiled; 0 if unknown
 * @param bytesAfter in its new form; 0 if unknown
 * @param problem empty if there is none
 */
public record RoundTripResult(int bytesBefore, int bytesAfter, String problem) {}
