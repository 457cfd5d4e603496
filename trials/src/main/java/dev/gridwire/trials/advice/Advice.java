// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Recommends contestants by the figures of the place that is nearest to a user's: the cluster, else the client, the member or
 * the codec. Whoever loses a value or an identity is recommended only where everyone does, and then it is said.
 */
public final class Advice {

    private static final String CLUSTER = "cluster";
    private static final List<String> NEAREST_FIRST =
            List.of(CLUSTER, Place.CLIENT.id(), Place.MEMBER.id(), Place.CODEC.id());

    private static final Predicate<Contestant> ANYONE = contestant -> true;

    private final Workload<?> workload;
    private final Ranking ranking;
    private final List<Recommendation> given = new ArrayList<>();

    private Advice(Workload<?> workload, Ranking ranking) {
        this.workload = workload;
        this.ranking = ranking;
    }

    /** Gives the recommendations for each workload, the weightiest first; nothing where fewer than two were measured. */
    public static List<Recommendation> of(List<? extends Workload<?>> workloads, List<Cell> cells, List<ClusterCell> cluster) {
        List<Recommendation> all = new ArrayList<>();
        for (Workload<?> workload : workloads) {
            Ranking ranking = ranking(workload, cells, cluster);
            if (!ranking.isEmpty() && ranking.nearest().size() > 1) {
                all.addAll(new Advice(workload, ranking).give());
            }
        }
        return all;
    }

    private static Ranking ranking(Workload<?> workload, List<Cell> cells, List<ClusterCell> cluster) {
        Stream<@Nullable PlaceResult> alone = cells.stream().filter(cell -> cell.workload().equals(workload.id()))
                .map(PlaceResult::of);
        Stream<@Nullable PlaceResult> loaded = cluster.stream()
                .filter(cell -> cell.workload().equals(workload.id()))
                .map(cell -> PlaceResult.of(cell, CLUSTER));
        List<PlaceResult> results = Stream.concat(loaded, alone).filter(Objects::nonNull).map(Objects::requireNonNull).toList();
        return new Ranking(NEAREST_FIRST.stream()
                .map(place -> results.stream().filter(each -> each.place().equals(place)).toList())
                .filter(place -> !place.isEmpty())
                .toList());
    }

    private List<Recommendation> give() {
        addOverall();
        addFastest("Fastest", ANYONE);
        addSmallest();
        addLeastGarbage();
        addFastest("Nothing to write, classes unchanged", each -> work(each) == Work.NOTHING);
        addFastest("Queries on single fields", each -> each.serves(Strength.FIELD_QUERIES));
        addFastest("Rolling upgrades", each -> each.serves(Strength.ROLLING_UPGRADES));
        return given;
    }

    private Work work(Contestant contestant) {
        return contestant.work(workload.userClass());
    }

    /** As fast as the fastest as far as can be told; of those, the one that asks for least, then the smallest. */
    private void addOverall() {
        List<Contestant> equals = ranking.indistinguishable(ANYONE);
        equals.stream()
                .map(ranking::of)
                .filter(Objects::nonNull)
                .min(Comparator.comparing((PlaceResult each) -> work(each.contestant())).thenComparing(Advice::bytes))
                .ifPresent(each -> add("Overall", each, overall(each, equals)));
    }

    private String overall(PlaceResult chosen, List<Contestant> equals) {
        String alone = ranking.peers(chosen).isEmpty()
                ? "Nobody is as fast."
                : "Others cannot be told apart from it there, but are slower in the other places.";
        String why = equals.size() == 1
                ? alone
                : "Of " + equals.size() + " that cannot be told apart by time, it asks for least.";
        Traits traits = chosen.contestant().traits();
        return timing(chosen) + inOtherPlaces(chosen.contestant()) + ' ' + why + size(chosen)
                + " It asks for: " + traits.code() + "; evolution: " + traits.evolution() + "; queries: " + traits.queries()
                + "; identity: " + traits.identity() + '.' + ranking.fasterAndLossy(chosen, ANYONE);
    }

    /** A map hides differences that the codec shows. */
    private String inOtherPlaces(Contestant contestant) {
        String ratios = ranking.byPlace().stream().skip(1)
                .map(place -> ratioToJava(place, contestant))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return ratios.isEmpty() ? "" : " Relative to Java serialization elsewhere: " + ratios + '.';
    }

    private static Optional<String> ratioToJava(List<PlaceResult> place, Contestant contestant) {
        Optional<PlaceResult> own = place.stream().filter(each -> each.contestant() == contestant).findFirst();
        Optional<PlaceResult> java = place.stream().filter(each -> each.contestant() == Contestant.JAVA).findFirst();
        return contestant == Contestant.JAVA || own.isEmpty() || java.isEmpty()
                ? Optional.empty()
                : Optional.of(Figures.ratio(own.get().nanos() / java.get().nanos()) + " in the " + own.get().place());
    }

    private void addFastest(String aim, Predicate<Contestant> among) {
        ranking.fastest(among).ifPresent(each -> add(aim, each,
                timing(each) + ranking.peers(each) + size(each) + ranking.fasterAndLossy(each, among)));
    }

    private void addSmallest() {
        Comparator<PlaceResult> bySize = Comparator.comparingDouble(Advice::bytes);
        Optional<PlaceResult> smallest = ranking.best(ANYONE, bySize.thenComparingDouble(PlaceResult::nanos));
        smallest.filter(each -> each.bytes() != null)
                .ifPresent(each -> add("Smallest", each, sentence(Figures.bytes(bytes(each)), sizeAgainstJava(each)) + ' '
                        + timing(each)));
    }

    private void addLeastGarbage() {
        Comparator<PlaceResult> byGarbage = Comparator.comparingDouble(Advice::garbage);
        ranking.best(ANYONE, byGarbage)
                .filter(each -> each.garbage() != null)
                .ifPresent(each -> add("Least garbage", each,
                        Figures.bytes(garbage(each)) + " allocated by a write and a read. " + timing(each)));
    }

    private static double bytes(PlaceResult result) {
        return result.bytes() == null ? Double.MAX_VALUE : result.bytes();
    }

    private static double garbage(PlaceResult result) {
        return result.garbage() == null ? Double.MAX_VALUE : result.garbage();
    }

    private String timing(PlaceResult result) {
        PlaceResult java = ranking.of(Contestant.JAVA);
        String relation = java == null || java.contestant() == result.contestant()
                ? ""
                : java.isWithinNoiseOf(result)
                        ? ", within noise of Java serialization's"
                        : ", " + Figures.ratio(result.nanos() / java.nanos()) + " of Java serialization's";
        String rounds = result.errorKnown() ? "" : " (too few rounds for a confidence interval)";
        return "A write and a read take " + Figures.time(result) + " in the " + result.place() + relation + rounds + '.';
    }

    private String size(PlaceResult result) {
        return result.bytes() == null ? "" : ' ' + sentence(Figures.bytes(result.bytes()), sizeAgainstJava(result));
    }

    private String sizeAgainstJava(PlaceResult result) {
        PlaceResult java = ranking.of(Contestant.JAVA);
        return java == null || java.bytes() == null || java.contestant() == result.contestant()
                ? ""
                : ", " + Figures.ratio(bytes(result) / bytes(java)) + " of Java serialization's";
    }

    private static String sentence(String begin, String rest) {
        return begin + rest + '.';
    }

    private void add(String aim, PlaceResult result, String reason) {
        String loss = result.isHeld() ? "" : " Nobody loses nothing: it " + Ranking.loss(result) + '.';
        given.add(new Recommendation(workload.id(), aim, result.contestant().id(), reason + loss,
                Snippets.of(result.contestant(), workload)));
    }
}
