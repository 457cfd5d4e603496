// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * The findings of one mechanism on a class that changes, apart from time.
 *
 * @param bytes of a payload by the new state
 * @param own each state reads its own bytes
 * @param upgraded the new state reads bytes of the old one
 * @param downgraded the old state reads bytes of the new one
 */
record Judgement(
        EvolvingCase subject,
        EvolutionSetup setup,
        int bytes,
        StateFinding own,
        StateFinding upgraded,
        StateFinding downgraded,
        Edits edits) {

    private static final int VALUES = 100;

    /** Looks at some values in each direction, and at so many edits. */
    static Judgement of(EvolvingCase subject, EvolutionSetup setup, int editCount) {
        EvolvingPair pair = new EvolvingPair(subject, setup);
        int bytes = pair.ownPayload().length;
        return new Judgement(subject, setup, bytes, ofValues(pair::own), ofValues(pair::upgraded), ofValues(pair::downgraded),
                Edits.of(pair, editCount));
    }

    private static StateFinding ofValues(LongFunction<StateFinding> ofSeed) {
        return LongStream.range(0, VALUES).mapToObj(ofSeed).filter(one -> !one.isKept()).findFirst().orElse(StateFinding.KEPT);
    }

    /**
     * The results for new values that an old member read, edited, and wrote back.
     *
     * @param counts their numbers, by the finding of a new member, from good to bad
     * @param detail of the first that is not kept; empty where all are
     */
    record Edits(Map<Fate, Integer> counts, String detail) {
        static Edits of(EvolvingPair pair, int count) {
            Map<Fate, Integer> counts = new EnumMap<>(Fate.class);
            String detail = "";
            for (int i = 0; i < count; i++) {
                StateFinding finding = pair.edited(i);
                counts.merge(finding.fate(), 1, Integer::sum);
                detail = detail.isEmpty() ? finding.detail() : detail;
            }
            return new Edits(counts, detail);
        }
    }
}
