// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Preservation;
import java.util.EnumMap;
import java.util.Map;

/**
 * The results for new values that an old member read, edited, and wrote back.
 *
 * @param counts their numbers, by the finding of a new member
 * @param detail of the first that is not kept; empty where all are
 */
public record Edits(Map<Preservation, Integer> counts, String detail) {

    /** Edits so many. */
    static Edits of(EvolvingPair pair, int count) {
        Map<Preservation, Integer> counts = new EnumMap<>(Preservation.class);
        String detail = "";
        for (int i = 0; i < count; i++) {
            Finding finding = pair.edited(i);
            counts.merge(finding.verdict(), 1, Integer::sum);
            detail = detail.isEmpty() ? finding.detail() : detail;
        }
        return new Edits(counts, detail);
    }

    /** The number with the verdict. */
    public int count(Preservation verdict) {
        return counts.getOrDefault(verdict, 0);
    }
}
