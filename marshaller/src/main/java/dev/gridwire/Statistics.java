// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.List;

/**
 * What a marshaller did since it was made, as seen while it works on: numbers of one moment need not fit each other.
 *
 * @param types by the class of the payload's root, most bytes first; how many there are is how often a class was used first
 * @param rejectedTypes payloads and objects that were refused by {@link RejectedTypeException}
 * @param mismatchedShapes payloads and objects that were refused by {@link MismatchedShapeException}
 * @param malformedBytes payloads that were refused by {@link MalformedBytesException}
 * @param lastRefusal the message of the last refusal; empty if there was none
 */
public record Statistics(
        List<TypeStatistics> types, long rejectedTypes, long mismatchedShapes, long malformedBytes, String lastRefusal) {

    /** Copies. */
    public Statistics {
        types = List.copyOf(types);
    }
}
