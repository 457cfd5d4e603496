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
 * Recommends contestants by what was measured in the place that is nearest to a user's: the cluster, else the client, the member
 * or the codec. Whoever loses a value or an identity is recommended only where everyone does, and then it is said.
 */
public final class Advice {

    private static final String CLUSTER = "cluster";
    private static final List<String> NEAREST_FIRST =
            List.of(CLUSTER, Place.CLIENT.id(), Place.MEMBER.id(), Place.CODEC.id());

    private static final Predicate<Contestant> ANYONE = contestant -> true;

    private final Workload<?> workload;
    private final Field field;
    private final List<Recommendation> given = new ArrayList<>();

    private Advice(Workload<?> workload, Field field) {
        this.workload = workload;
        this.field = field;
    }

    /** Gives what can be recommended for each workload, the weightiest first; nothing where fewer than two were measured. */
    public static List<Recommendation> of(List<? extends Workload<?>> workloads, List<Cell> cells, List<ClusterCell> cluster) {
        List<Recommendation> all = new ArrayList<>();
        for (Workload<?> workload : workloads) {
            Field field = field(workload, cells, cluster);
            if (!field.isEmpty() && field.nearest().size() > 1) {
                all.addAll(new Advice(workload, field).give());
            }
        }
        return all;
    }

    private static Field field(Workload<?> workload, List<Cell> cells, List<ClusterCell> cluster) {
        Stream<@Nullable Standing> alone = cells.stream().filter(cell -> cell.workload().equals(workload.id())).map(Standing::of);
        Stream<@Nullable Standing> loaded = cluster.stream()
                .filter(cell -> cell.workload().equals(workload.id()))
                .map(cell -> Standing.of(cell, CLUSTER));
        List<Standing> standings = Stream.concat(loaded, alone).filter(Objects::nonNull).map(Objects::requireNonNull).toList();
        return new Field(NEAREST_FIRST.stream()
                .map(place -> standings.stream().filter(each -> each.place().equals(place)).toList())
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

    /** As fast as the fastest as far as can be told; of those, what asks for least, then what is smallest. */
    private void addOverall() {
        List<Contestant> equals = field.indistinguishable(ANYONE);
        equals.stream()
                .map(field::of)
                .filter(Objects::nonNull)
                .min(Comparator.comparing((Standing each) -> work(each.contestant())).thenComparing(Advice::bytes))
                .ifPresent(each -> add("Overall", each, overall(each, equals)));
    }

    private String overall(Standing chosen, List<Contestant> equals) {
        String alone = field.peers(chosen).isEmpty()
                ? "Nobody is as fast."
                : "Others cannot be told apart from it there, but are slower in the other places.";
        String why = equals.size() == 1
                ? alone
                : "Of " + equals.size() + " that cannot be told apart by time, it asks for least.";
        Traits traits = chosen.contestant().traits();
        return timing(chosen) + elsewhere(chosen.contestant()) + ' ' + why + size(chosen)
                + " It asks for: " + traits.code() + "; evolution: " + traits.evolution() + "; queries: " + traits.queries()
                + "; identity: " + traits.identity() + '.' + field.fasterAndLossy(chosen, ANYONE);
    }

    /** A map hides what the codec shows. */
    private String elsewhere(Contestant contestant) {
        String ratios = field.byPlace().stream().skip(1)
                .map(place -> ratioToJava(place, contestant))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return ratios.isEmpty() ? "" : " Relative to Java serialization elsewhere: " + ratios + '.';
    }

    private static Optional<String> ratioToJava(List<Standing> place, Contestant contestant) {
        Optional<Standing> own = place.stream().filter(each -> each.contestant() == contestant).findFirst();
        Optional<Standing> java = place.stream().filter(each -> each.contestant() == Contestant.JAVA).findFirst();
        return contestant == Contestant.JAVA || own.isEmpty() || java.isEmpty()
                ? Optional.empty()
                : Optional.of(Figures.ratio(own.get().nanos() / java.get().nanos()) + " in the " + own.get().place());
    }

    private void addFastest(String aim, Predicate<Contestant> among) {
        field.fastest(among).ifPresent(each -> add(aim, each,
                timing(each) + field.peers(each) + size(each) + field.fasterAndLossy(each, among)));
    }

    private void addSmallest() {
        Comparator<Standing> bySize = Comparator.comparingDouble(Advice::bytes);
        Optional<Standing> smallest = field.best(ANYONE, bySize.thenComparingDouble(Standing::nanos));
        smallest.filter(each -> each.bytes() != null)
                .ifPresent(each -> add("Smallest", each, sentence(Figures.bytes(bytes(each)), sizeAgainstJava(each)) + ' '
                        + timing(each)));
    }

    private void addLeastGarbage() {
        Comparator<Standing> byGarbage = Comparator.comparingDouble(Advice::garbage);
        field.best(ANYONE, byGarbage)
                .filter(each -> each.garbage() != null)
                .ifPresent(each -> add("Least garbage", each,
                        Figures.bytes(garbage(each)) + " allocated by a write and a read. " + timing(each)));
    }

    private static double bytes(Standing standing) {
        return standing.bytes() == null ? Double.MAX_VALUE : standing.bytes();
    }

    private static double garbage(Standing standing) {
        return standing.garbage() == null ? Double.MAX_VALUE : standing.garbage();
    }

    private String timing(Standing standing) {
        Standing java = field.of(Contestant.JAVA);
        String relation = java == null || java.contestant() == standing.contestant()
                ? ""
                : java.isWithinNoiseOf(standing)
                        ? ", within noise of Java serialization's"
                        : ", " + Figures.ratio(standing.nanos() / java.nanos()) + " of Java serialization's";
        String rounds = standing.errorKnown() ? "" : " (too few rounds for a confidence interval)";
        return "A write and a read take " + Figures.time(standing) + " in the " + standing.place() + relation + rounds + '.';
    }

    private String size(Standing standing) {
        return standing.bytes() == null ? "" : ' ' + sentence(Figures.bytes(standing.bytes()), sizeAgainstJava(standing));
    }

    private String sizeAgainstJava(Standing standing) {
        Standing java = field.of(Contestant.JAVA);
        return java == null || java.bytes() == null || java.contestant() == standing.contestant()
                ? ""
                : ", " + Figures.ratio(bytes(standing) / bytes(java)) + " of Java serialization's";
    }

    private static String sentence(String begin, String rest) {
        return begin + rest + '.';
    }

    private void add(String aim, Standing standing, String reason) {
        String loss = standing.isHeld() ? "" : " Nobody loses nothing: it " + Field.loss(standing) + '.';
        given.add(new Recommendation(workload.id(), aim, standing.contestant().id(), reason + loss,
                Snippets.of(standing.contestant(), workload)));
    }
}
