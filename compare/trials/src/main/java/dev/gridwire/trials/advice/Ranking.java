// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Ranks the contestants that were measured on one workload in one place.
 *
 * @param results the results without those of another grid, which are a baseline to compare with and not a choice
 * @param ratios the ratios of all cells of the run
 */
record Ranking(List<PlaceResult> results, Ratios ratios) {

    /** Nobody notices a smaller difference, however certain it is. */
    private static final double NOTICED = 1.1;

    static Ranking of(List<PlaceResult> place, Ratios ratios) {
        return new Ranking(place.stream().filter(each -> !each.contestant().isBar()).toList(), ratios);
    }

    /** Returns the contestants that preserve every value; no others are ever recommended. */
    List<PlaceResult> kept(Predicate<Participant> among) {
        return results.stream()
                .filter(each -> each.isHeld() && among.test(each.contestant()))
                .sorted(Comparator.comparingDouble(PlaceResult::nanos)).toList();
    }

    /** Returns the fastest, and those whose interval does not distinguish them from it by a noticeable amount. */
    List<PlaceResult> fastest(Predicate<Participant> among) {
        List<PlaceResult> kept = kept(among);
        return kept.stream().filter(each -> !isNoticeablySlower(each, kept.get(0))).toList();
    }

    private boolean isNoticeablySlower(PlaceResult one, PlaceResult other) {
        if (one.cell() == null || other.cell() == null) {
            return one.isBeyondErrorsOf(other) && one.nanos() > NOTICED * other.nanos();
        }
        Optional<Ratio> ratio = ratios.of(one.cell(), other.cell());
        return ratio.isPresent() && ratio.get().isMore() && ratio.get().value() > NOTICED;
    }

    /** Whether the intervals that did not distinguish them are known. */
    boolean isSure(List<PlaceResult> equals) {
        PlaceResult first = equals.get(0);
        return equals.stream().skip(1).allMatch(each -> first.cell() == null || each.cell() == null
                ? first.error() != null && each.error() != null
                : ratios.of(each.cell(), first.cell()).map(Ratio::isKnown).orElse(false));
    }

    /** Returns its round trip divided by Java serialization's; empty if that was not measured, or is this result. */
    Optional<Ratio> toJava(PlaceResult result) {
        if (result.contestant().id().equals(Contestant.JAVA.id())) {
            return Optional.empty();
        }
        return of(Contestant.JAVA.id()).flatMap(java -> result.cell() == null || java.cell() == null
                ? Optional.of(new Ratio(result.nanos() / java.nanos(), null, null)) : ratios.of(result.cell(), java.cell()));
    }

    Optional<PlaceResult> of(String contestant) {
        return results.stream().filter(each -> each.contestant().id().equals(contestant)).findFirst();
    }
}
