// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.StateFinding;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/** Counts what became of values that were tried in one direction. Findings that differ only in values, or in the way to the last
 * field, count as one. */
final class Tries {

    /** What differs between values: numbers, the value and the root's schemas that a message names, and the way to the field. */
    private static final Pattern VALUES =
            Pattern.compile("(?:payloadSchema|localSchema)=[^,\\s]*|value=[^,]*|(?<= at )[^;]*\\.|\\d+");

    private final Map<String, StateFinding> firsts = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private int all;

    void add(StateFinding finding) {
        all++;
        if (!finding.isKept()) {
            String kind = finding.fate() + VALUES.matcher(finding.detail()).replaceAll("");
            firsts.putIfAbsent(kind, finding);
            counts.merge(kind, 1, Integer::sum);
        }
    }

    /** Whether nothing was tried. */
    boolean isEmpty() {
        return all == 0;
    }

    /** Gives each finding that is not good, with words as {@code 3 of 8}. */
    void forEach(BiConsumer<StateFinding, String> user) {
        firsts.forEach((kind, finding) -> user.accept(finding, counts.get(kind) + " of " + all));
    }
}
