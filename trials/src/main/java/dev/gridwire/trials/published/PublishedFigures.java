// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The published figures, by contestant. */
final class PublishedFigures {

    /** Milliseconds a round: write, read. Hazelcast 3.8.1, 2017. */
    static final Map<Contestant, List<Double>> TIME_TRIALS = Map.of(
            Contestant.JAVA, List.of(263.6, 437.7),
            Contestant.EXTERNALIZABLE, List.of(140.1, 125.1),
            Contestant.DATA_SERIALIZABLE, List.of(130.2, 82.0),
            Contestant.IDENTIFIED, List.of(127.4, 78.7));

    /** Milliseconds for a million puts, for a million gets, bytes of a value. Hazelcast 3, one node on a laptop. */
    static final Map<Contestant, List<Double>> PUT_GET = Map.of(
            Contestant.JAVA, List.of(23_780.0, 40_890.0, 1_230.0),
            Contestant.DATA_SERIALIZABLE, List.of(17_913.0, 20_813.0, 918.0),
            Contestant.IDENTIFIED, List.of(18_164.0, 15_937.0, 878.0),
            Contestant.PORTABLE, List.of(19_064.0, 16_695.0, 901.0),
            Contestant.KRYO, List.of(22_204.0, 19_072.0, 957.0),
            Contestant.SMILE, List.of(22_055.0, 23_294.0, 1_184.0));

    /** Operations a second: write, read; the benchmark of 2014 as a publication of 2016 ran it, on generated code too. */
    static final Map<Contestant, List<Double>> GENERATED = Map.of(
            Contestant.JAVA, List.of(14_286.0, 11_119.0),
            Contestant.DATA_SERIALIZABLE, List.of(18_940.0, 20_569.0),
            Contestant.IDENTIFIED, List.of(18_891.0, 21_303.0),
            Contestant.ENHANCED_DATA_SERIALIZABLE, List.of(17_996.0, 20_224.0),
            Contestant.ENHANCED_DATA_SERIALIZABLE_MEDIUM, List.of(19_239.0, 19_708.0),
            Contestant.ENHANCED_DATA_SERIALIZABLE_FAST, List.of(19_275.0, 20_469.0),
            Contestant.ENHANCED_IDENTIFIED_FAST, List.of(19_190.0, 21_305.0));

    /** Milliseconds for 200,000 round trips. GridGain 4.3; Ignite's marshaller is its heir. */
    static final Map<Contestant, List<Double>> ROUND_TRIPS = Map.of(
            Contestant.EXTERNALIZABLE, List.of(22_551.0),
            Contestant.KRYO, List.of(17_300.0),
            Contestant.IGNITE, List.of(2_937.0));

    private PublishedFigures() {}

    /** A column in which less is better. */
    static PublishedTable.Column less(String group, String measure, String unit, boolean published) {
        return new PublishedTable.Column(group, measure, unit, published, PublishedTable.Kind.LESS_IS_BETTER);
    }

    /** A column in which more is better. */
    static PublishedTable.Column more(String group, String measure, String unit, boolean published) {
        return new PublishedTable.Column(group, measure, unit, published, PublishedTable.Kind.MORE_IS_BETTER);
    }

    /** The errors of the column before. */
    static PublishedTable.Column error(String group, String measure, String unit) {
        return new PublishedTable.Column(group, measure, unit, false, PublishedTable.Kind.ERROR);
    }

    /** Java serialization, by which the publications divided, if it was measured. */
    static @Nullable String base(List<Contestant> contestants) {
        return contestants.contains(Contestant.JAVA) ? Contestant.JAVA.id() : null;
    }

    /** The published figures of a contestant, then the measured ones. */
    static PublishedTable.Row row(
            Map<Contestant, List<Double>> published, int count, Contestant contestant, Double... measured) {
        List<@Nullable Double> figures =
                new ArrayList<>(published.getOrDefault(contestant, Collections.nCopies(count, null)));
        figures.addAll(Arrays.asList(measured));
        return new PublishedTable.Row(contestant.id(), contestant.title(), figures);
    }
}
