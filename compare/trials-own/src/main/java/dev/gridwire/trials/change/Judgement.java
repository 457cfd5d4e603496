// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.contestant.EvolutionSetup;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.table.Columns;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The findings of one mechanism on a class that changes, apart from time.
 *
 * @param bytes of a payload by the new state
 * @param own each state reads its own bytes
 * @param upgraded the new state reads bytes of the old one
 * @param downgraded the old state reads bytes of the new one
 */
public record Judgement(
        EvolvingCase subject,
        EvolutionSetup setup,
        int bytes,
        Finding own,
        Finding upgraded,
        Finding downgraded,
        Edits edits) {

    /** Edits a class and mechanism: as many as a member holds of its values, about. */
    public static final int EDITS = 10_000;

    private static final int VALUES = 100;
    private static final int WIDTH = 40;

    /** The contestants as they are set up for classes that change, in the order of the tables; the list is immutable. */
    public static List<EvolutionSetup> setups() {
        return Contestant.lastFirst().stream().flatMap(one -> one.mechanism().evolution().stream()).toList();
    }

    /** Gives the setup of an id that is known to be one. */
    static EvolutionSetup setup(String id) {
        return setups().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    /** Judges each case by each mechanism. */
    public static List<Judgement> ofAll(List<EvolvingCase> cases, List<EvolutionSetup> setups, int editCount) {
        return cases.stream()
                .flatMap(subject -> setups.stream().map(setup -> of(subject, setup, editCount)))
                .toList();
    }

    /** Looks at some values in each direction, and at so many edits. */
    public static Judgement of(EvolvingCase subject, EvolutionSetup setup, int editCount) {
        EvolvingPair pair = new EvolvingPair(subject, setup);
        int bytes = pair.ownPayload().length;
        return new Judgement(subject, setup, bytes, ofValues(pair::own), ofValues(pair::upgraded), ofValues(pair::downgraded),
                Edits.of(pair, editCount));
    }

    private static Finding ofValues(LongFunction<Finding> ofSeed) {
        return LongStream.range(0, VALUES).mapToObj(ofSeed).filter(one -> !one.isKept()).findFirst().orElse(Finding.KEPT);
    }

    /** Lays out a table for a terminal: a row a case and mechanism. */
    public static String table(List<Judgement> judgements) {
        return "Values read by another state of the class, and by the old one that edits new values\n"
                + new Columns<Judgement>()
                        .text("case", one -> one.subject().id())
                        .text("mechanism", one -> one.setup().id())
                        .figure("bytes", "%,.0f", Judgement::bytes)
                        .text("old bytes,\nnew class", one -> text(one.upgraded()))
                        .text("new bytes,\nold class", one -> text(one.downgraded()))
                        .text("edited by the\nold class", one -> text(one.edits()))
                        .render(judgements);
    }

    private static String text(Finding finding) {
        return finding.detail().isEmpty() ? word(finding.verdict()) : word(finding.verdict()) + " " + cut(finding.detail());
    }

    private static String text(Edits edits) {
        String counts = edits.counts().entrySet().stream()
                .map(count -> String.format(Locale.ROOT, "%s %,d", word(count.getKey()), count.getValue()))
                .collect(Collectors.joining(", "));
        return edits.detail().isEmpty() ? counts : counts + ": " + cut(edits.detail());
    }

    private static String word(EvolutionVerdict verdict) {
        return switch (verdict) {
            case OK -> "kept";
            case EXCEPTION -> "refused";
            case LOST, GARBLED, NO_PART -> verdict.name().toLowerCase(Locale.ROOT);
        };
    }

    private static String cut(String text) {
        return text.length() <= WIDTH ? text : text.substring(0, WIDTH - 1) + '…';
    }

    /**
     * The results for new values that an old member read, edited, and wrote back.
     *
     * @param counts their numbers, by the finding of a new member, from good to bad
     * @param detail of the first that is not kept; empty where all are
     */
    public record Edits(Map<EvolutionVerdict, Integer> counts, String detail) {
        static Edits of(EvolvingPair pair, int count) {
            Map<EvolutionVerdict, Integer> counts = new EnumMap<>(EvolutionVerdict.class);
            String detail = "";
            for (int i = 0; i < count; i++) {
                Finding finding = pair.edited(i);
                counts.merge(finding.verdict(), 1, Integer::sum);
                detail = detail.isEmpty() ? finding.detail() : detail;
            }
            return new Edits(counts, detail);
        }
    }
}
