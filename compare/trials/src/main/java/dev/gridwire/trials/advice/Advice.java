// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.table.FigureText;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Recommends contestants for each aim. A time decides only if its interval does, in the place nearest to a user's: the cluster,
 * else the client, the member, the codec or the bare one. For bulk, the codec decides, because values are read one after the
 * other and the network is passed once. A mechanism that does not preserve the value is never recommended.
 */
public final class Advice {

    private static final String CLUSTER = "cluster";
    private static final List<String> NEAREST_FIRST =
            List.of(CLUSTER, Place.CLIENT.id(), Place.MEMBER.id(), Place.CODEC.id(), Place.BARE.id());

    private static final Predicate<Participant> ANYONE = contestant -> true;

    /** Allocation varies a little from JVM to JVM. */
    private static final double SAME_GARBAGE = 1.02;

    private final Workload<?> workload;
    private final List<Ranking> places;
    private final List<Recommendation> given = new ArrayList<>();

    private Advice(Workload<?> workload, List<Ranking> places) {
        this.workload = workload;
        this.places = places;
    }

    /**
     * Returns the recommendations for each workload, the most important first; none if fewer than two contestants were
     * measured.
     */
    public static List<Recommendation> of(
            List<? extends Workload<?>> workloads,
            List<? extends Participant> contestants,
            List<Cell> cells,
            List<ClusterCell> cluster) {
        Map<String, Participant> byId =
                contestants.stream().collect(Collectors.toMap(Participant::id, each -> each, (one, same) -> one));
        List<Recommendation> all = new ArrayList<>();
        for (Workload<?> workload : workloads) {
            List<Ranking> places = places(workload, byId, cells, cluster);
            if (!places.isEmpty() && places.get(0).results().size() > 1) {
                all.addAll(new Advice(workload, places).give());
            }
        }
        return all;
    }

    private static List<Ranking> places(
            Workload<?> workload, Map<String, Participant> contestants, List<Cell> cells, List<ClusterCell> cluster) {
        Stream<@Nullable PlaceResult> alone = cells.stream().filter(cell -> cell.workload().equals(workload.id()))
                .map(cell -> PlaceResult.of(contestants.get(cell.contestant()), cell));
        Stream<@Nullable PlaceResult> loaded = cluster.stream()
                .filter(cell -> cell.workload().equals(workload.id()))
                .map(cell -> PlaceResult.of(contestants.get(cell.contestant()), cell, CLUSTER));
        List<PlaceResult> results = Stream.concat(loaded, alone).filter(Objects::nonNull).map(Objects::requireNonNull).toList();
        Ratios ratios = new Ratios(cells);
        return NEAREST_FIRST.stream()
                .map(place -> results.stream().filter(each -> each.place().equals(place)).toList())
                .filter(place -> !place.isEmpty())
                .map(place -> Ranking.of(place, ratios))
                .toList();
    }

    private List<Recommendation> give() {
        Ranking nearest = places.get(0);
        if (nearest.kept(ANYONE).isEmpty()) {
            String names = nearest.results().stream().map(each -> each.contestant().title()).collect(Collectors.joining(", "));
            given.add(new Recommendation(
                    workload.id(), "Any use", null, List.of(), "Nobody keeps the value: " + names + '.', null));
            return given;
        }
        Ranking last = places.get(places.size() - 1);
        addFastest("Single calls", nearest, ANYONE);
        if (last != nearest && last.results().stream().anyMatch(each -> each.place().equals(Place.CODEC.id()))) {
            addFastest("Bulk reads, queries, entry processors", last, ANYONE);
        }
        addLeast("Smallest", nearest, Advice::bytes, 1,
                least -> FigureText.bytes(bytes(least)) + sizeAgainstJava(nearest, least));
        addLeast("Least garbage", last, Advice::garbage, SAME_GARBAGE,
                least -> FigureText.bytes(garbage(least)) + " allocated by a write and a read in the " + least.place());
        addFastest("Nothing to write, classes unchanged", nearest, each -> each.work(workload.userClass()) == Work.NOTHING);
        addFastest("Queries on single fields", nearest, each -> each.serves(Strength.FIELD_QUERIES));
        addFastest("Rolling upgrades", nearest, each -> each.serves(Strength.ROLLING_UPGRADES));
        return given;
    }

    private void addFastest(String aim, Ranking place, Predicate<Participant> among) {
        List<PlaceResult> fastest = place.fastest(among);
        if (fastest.size() == 1) {
            PlaceResult winner = fastest.get(0);
            add(aim, winner.contestant(), timing(place, winner) + size(winner) + lossy(place, winner, among));
        } else if (!fastest.isEmpty()) {
            addAlike(aim, fastest, noDifference(place, fastest));
        }
    }

    /** Returns what is left to choose by. */
    private String noDifference(Ranking place, List<PlaceResult> equals) {
        String names = equals.stream().map(each -> each.contestant().title()).collect(Collectors.joining(", "));
        String sizes = equals.stream()
                .filter(each -> each.bytes() != null)
                .min(Comparator.comparingDouble(Advice::bytes))
                .map(each -> " by size " + each.contestant().title() + " (" + FigureText.bytes(bytes(each)) + ");")
                .orElse("");
        PlaceResult least = equals.stream()
                .min(Comparator.comparing(each -> each.contestant().work(workload.userClass()))).orElseThrow();
        String evolving = equals.stream()
                .filter(each -> each.contestant().serves(Strength.ROLLING_UPGRADES))
                .map(each -> each.contestant().title()).collect(Collectors.joining(" or "));
        String begin = place.isSure(equals) ? "No difference was found" : "Too few turns for an interval";
        return begin + ' ' + equals.get(0).where() + " between " + names + ". Choose"
                + sizes + (evolving.isEmpty() ? "" : " by evolution " + evolving + ";")
                + " by work " + least.contestant().title() + " (" + least.contestant().traits().code() + ").";
    }

    private void addLeast(
            String aim,
            Ranking place,
            ToDoubleFunction<PlaceResult> figure,
            double same,
            Function<PlaceResult, String> words) {
        List<PlaceResult> known =
                place.kept(ANYONE).stream().filter(each -> figure.applyAsDouble(each) < Double.MAX_VALUE).toList();
        double least = known.stream().mapToDouble(figure).min().orElse(0);
        List<PlaceResult> all = known.stream().filter(each -> figure.applyAsDouble(each) <= same * least).toList();
        if (all.size() == 1) {
            add(aim, all.get(0).contestant(), words.apply(all.get(0)) + '.');
        } else if (!all.isEmpty()) {
            String names = all.stream().map(each -> each.contestant().title()).collect(Collectors.joining(", "));
            addAlike(aim, all, names + " alike: " + words.apply(all.get(0)) + '.');
        }
    }

    private static double bytes(PlaceResult result) {
        return result.bytes() == null ? Double.MAX_VALUE : result.bytes();
    }

    private static double garbage(PlaceResult result) {
        return result.garbage() == null ? Double.MAX_VALUE : result.garbage();
    }

    private static String timing(Ranking place, PlaceResult result) {
        String relation =
                place.toJava(result).map(ratio -> ", " + FigureText.ratio(ratio) + " of Java serialization's").orElse("");
        return "A write and a read take " + time(result) + ' ' + result.where() + relation + '.';
    }

    /** Returns a time, with its error if that is known. */
    private static String time(PlaceResult result) {
        return FigureText.time(result.nanos()) + (result.error() == null ? "" : " ± " + FigureText.time(result.error()));
    }

    private static String size(PlaceResult result) {
        return result.bytes() == null ? "" : ' ' + FigureText.bytes(result.bytes()) + '.';
    }

    private static String sizeAgainstJava(Ranking place, PlaceResult result) {
        Optional<PlaceResult> java = place.of(Contestant.JAVA.id());
        return java.isEmpty() || java.get().bytes() == null || java.get().contestant() == result.contestant()
                ? "" : ", " + FigureText.twoDecimals(bytes(result) / bytes(java.get())) + " of Java serialization's";
    }

    /** Returns the fastest of those that are faster and do not preserve the value. */
    private static String lossy(Ranking place, PlaceResult winner, Predicate<Participant> among) {
        return place.results().stream()
                .filter(each -> !each.isHeld() && among.test(each.contestant()) && each.nanos() < winner.nanos())
                .min(Comparator.comparingDouble(PlaceResult::nanos))
                .map(each -> " " + each.contestant().title() + " takes " + FigureText.time(each.nanos()) + ", but " + loss(each)
                        + '.')
                .orElse("");
    }

    private static String loss(PlaceResult result) {
        return switch (result.outcome()) {
            case IDENTITY_LOST -> "makes several objects of shared ones";
            case TYPE_CHANGED -> "brings back another class";
            case VALUE_CHANGED -> "changes values";
            default -> "loses nothing";
        } + (result.note() == null ? "" : " (" + result.note() + ")");
    }

    private void add(String aim, Participant contestant, String reason) {
        given.add(new Recommendation(
                workload.id(), aim, contestant.id(), reason, contestant.snippet(workload.typeNames())));
    }

    private void addAlike(String aim, List<PlaceResult> equals, String reason) {
        List<String> ids = equals.stream()
                .map(PlaceResult::contestant)
                .sorted(Comparator.comparing(each -> each.work(workload.userClass())))
                .map(Participant::id)
                .toList();
        given.add(new Recommendation(workload.id(), aim, null, ids, reason, null));
    }
}
