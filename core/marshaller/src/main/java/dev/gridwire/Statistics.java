// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts of a marshaller's work since it was built. They are taken while it works, so the numbers need not match each other
 * exactly.
 *
 * <pre>{@code
 * Statistics sum = marshaller.statistics().plus(other.statistics());
 * log.info("refused: " + sum.rejectedTypes() + ", the last: " + sum.lastRefusal());
 * }</pre>
 *
 * @param types by the class of the payload's root, sorted by bytes in descending order; their number is the number of root
 *     classes met
 * @param rejectedTypes payloads and objects refused by {@link RejectedTypeException}
 * @param mismatchedShapes payloads and objects refused by {@link MismatchedShapeException}
 * @param malformedBytes payloads refused by {@link MalformedBytesException}
 * @param lostParts parts of objects that were read and that this marshaller cannot write back, such as data of a newer class's
 *     hooks
 * @param javaValues values of Java serialization that a grid's serializer read
 * @param replacedValues values of a replaced serializer that a grid's serializer read
 * @param lastRefusal the message of the last refusal; empty if there was none
 */
public record Statistics(
        List<TypeStatistics> types,
        long rejectedTypes,
        long mismatchedShapes,
        long malformedBytes,
        long lostParts,
        long javaValues,
        long replacedValues,
        String lastRefusal) {

    /** The statistics of a marshaller that has done nothing. */
    public static final Statistics NONE = new Statistics(List.of(), 0, 0, 0, 0, 0, 0, "");

    /** Copies the list. */
    public Statistics {
        types = List.copyOf(types);
    }

    /** Adds up the statistics of two marshallers. */
    public Statistics plus(Statistics other) {
        Map<String, TypeStatistics> sums = new LinkedHashMap<>();
        for (TypeStatistics type : types) {
            sums.put(type.className(), type);
        }
        for (TypeStatistics type : other.types) {
            sums.merge(type.className(), type, TypeStatistics::plus);
        }
        return new Statistics(
                sums.values().stream().sorted(TypeStatistics.MOST_BYTES_FIRST).toList(),
                rejectedTypes + other.rejectedTypes,
                mismatchedShapes + other.mismatchedShapes,
                malformedBytes + other.malformedBytes,
                lostParts + other.lostParts,
                javaValues + other.javaValues,
                replacedValues + other.replacedValues,
                other.lastRefusal.isEmpty() ? lastRefusal : other.lastRefusal);
    }

    /** Returns the same statistics, with the values of other serializers that a grid's serializer read. */
    public Statistics withFormer(long java, long replaced) {
        return new Statistics(types, rejectedTypes, mismatchedShapes, malformedBytes, lostParts, java, replaced, lastRefusal);
    }
}
