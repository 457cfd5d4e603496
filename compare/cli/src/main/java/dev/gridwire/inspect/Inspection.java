// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * The sums of a payload that was understood to its end.
 *
 * @param byteCount all of the payload's bytes
 * @param objectCount objects with an identity, each of which has a handle
 * @param namedTypeCount types that the payload names by id or by name, each counted once
 * @param omittedLineCount lines that the limit left out
 */
public record Inspection(int byteCount, int objectCount, int namedTypeCount, long omittedLineCount) {}
