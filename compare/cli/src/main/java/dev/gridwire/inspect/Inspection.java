// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

/**
 * The sums of a payload that was read to its end.
 *
 * @param byteCount the number of the payload's bytes
 * @param objectCount the number of objects with an identity; each has a handle
 * @param namedTypeCount the number of types that the payload names by id or by name, each counted once
 * @param omittedLineCount the number of lines beyond the limit
 */
public record Inspection(int byteCount, int objectCount, int namedTypeCount, long omittedLineCount) {}
