// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Contestant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The contestants that were measured on one workload, place by place.
 *
 * @param byPlace a list a place, the place that is nearest to a user's own first; none is empty
 */
record Ranking(List<List<PlaceResult>> byPlace) {

    private static final int MOST_NAMED = 3;

    /**
     * A contestant that takes longer than so many times the fastest is not its equal, however large its error: that is no
     * merit.
     */
    private static final double MOST_RATIO = 1.5;

    /** Copies the lists. */
    Ranking {
        byPlace = byPlace.stream().map(List::copyOf).toList();
    }

    boolean isEmpty() {
        return byPlace.isEmpty();
    }

    /** The results of the place that is nearest to a user's. */
    List<PlaceResult> nearest() {
        return byPlace.get(0);
    }

    /** The fastest of those that lose nothing; of all, where everyone loses something. */
    Optional<PlaceResult> fastest(Predicate<Contestant> among) {
        return best(among, Comparator.comparingDouble(PlaceResult::nanos));
    }

    Optional<PlaceResult> best(Predicate<Contestant> among, Comparator<PlaceResult> order) {
        List<PlaceResult> chosen = nearest().stream()
                .filter(each -> isForHazelcast(each) && among.test(each.contestant())).toList();
        return chosen.stream().filter(PlaceResult::isHeld).min(order).or(() -> chosen.stream().min(order));
    }

    /** Another grid's marshaller is a bar to compare with, not a choice. */
    private static boolean isForHazelcast(PlaceResult result) {
        return !result.contestant().descriptor().otherGrid();
    }

    /**
     * The contestants that are as fast as the fastest as far as can be told: in the nearest place, then in the others, which
     * show differences that a map hides.
     */
    List<Contestant> indistinguishable(Predicate<Contestant> among) {
        List<Contestant> left = nearest().stream()
                .filter(each -> isForHazelcast(each) && among.test(each.contestant()))
                .filter(each -> each.isHeld() || nearest().stream().noneMatch(PlaceResult::isHeld))
                .map(PlaceResult::contestant)
                .toList();
        for (List<PlaceResult> place : byPlace) {
            left = narrowed(left, place);
        }
        return left;
    }

    private static List<Contestant> narrowed(List<Contestant> left, List<PlaceResult> place) {
        List<PlaceResult> there = place.stream().filter(each -> left.contains(each.contestant())).toList();
        Optional<PlaceResult> first = there.stream().min(Comparator.comparingDouble(PlaceResult::nanos));
        return first.isEmpty()
                ? left
                : there.stream()
                        .filter(each -> each.isWithinNoiseOf(first.get()) && each.nanos() <= MOST_RATIO * first.get().nanos())
                        .map(PlaceResult::contestant)
                        .toList();
    }

    @Nullable PlaceResult of(Contestant contestant) {
        return nearest().stream().filter(each -> each.contestant() == contestant).findFirst().orElse(null);
    }

    /** The contestants that cannot be told apart from it in the nearest place, as words; empty where there is none. */
    String peers(PlaceResult result) {
        List<PlaceResult> peers = nearest().stream()
                .filter(each -> each.contestant() != result.contestant() && isForHazelcast(each))
                .filter(each -> each.isWithinNoiseOf(result))
                .sorted(Comparator.comparingDouble(PlaceResult::nanos))
                .toList();
        if (peers.isEmpty()) {
            return "";
        }
        String named = peers.stream().limit(MOST_NAMED)
                .map(each -> each.contestant().title() + " (" + Figures.time(each.nanos()) + ")")
                .collect(Collectors.joining(", "));
        int others = peers.size() - MOST_NAMED;
        return " Within noise of it: " + named + (others > 0 ? " and " + others + " more" : "") + '.';
    }

    /** The contestants that are faster and lose something, as words; empty where there is none. */
    String fasterAndLossy(PlaceResult result, Predicate<Contestant> among) {
        return nearest().stream()
                .filter(each -> !each.isHeld() && each.nanos() < result.nanos() && isForHazelcast(each))
                .filter(each -> among.test(each.contestant()) && !each.isWithinNoiseOf(result) && result.isHeld())
                .min(Comparator.comparingDouble(PlaceResult::nanos))
                .map(each -> " " + each.contestant().title() + " takes " + Figures.time(each.nanos()) + ", but " + loss(each)
                + '.')
                .orElse("");
    }

    static String loss(PlaceResult result) {
        return switch (result.outcome()) {
            case IDENTITY_LOST -> "makes several objects of shared ones";
            case TYPE_CHANGED -> "brings back another class";
            case VALUE_CHANGED -> "changes values";
            default -> "loses nothing";
        } + (result.note() == null ? "" : " (" + result.note() + ")");
    }
}
