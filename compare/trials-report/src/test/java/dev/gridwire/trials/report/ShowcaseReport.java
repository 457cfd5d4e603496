// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.Extreme;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.Incident;
import dev.gridwire.trials.result.Latency;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.ProcessUse;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.PublishedTable.Column;
import dev.gridwire.trials.result.PublishedTable.Kind;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.result.Traits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Results that have everything which results can have; seeded, so that they are the same in each run. */
public final class ShowcaseReport {

    private static final int ROUNDS = 8;
    private static final double[] PERCENTILES = {0, 25, 50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99, 100};

    private final Random random = new Random(7);
    private double factor = 1;

    private ShowcaseReport() {}

    /** Everyone in two workloads and three places, a cluster with a killed member, publications, advice; incomplete. */
    public static ComparisonResults everything() {
        return new ShowcaseReport().made().results();
    }

    /** The same of a slower machine, without the sample. */
    public static ComparisonResults earlier() {
        ShowcaseReport showcase = new ShowcaseReport();
        showcase.factor = 1.1;
        return showcase.cells(SampleResults.of("order")).on(new Machine("Linux", "an older processor", 2, 1L << 34)).results();
    }

    /** One contestant in one place. */
    public static ComparisonResults oneCell() {
        return SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results();
    }

    /** Nothing but the cluster. */
    public static ComparisonResults clusterOnly() {
        return new ShowcaseReport().cluster(SampleResults.of("order")).results();
    }

    /** Nothing but altered payloads and changed classes. */
    public static ComparisonResults safetyOnly() {
        return SampleResults.of("order").add(safety("")).results();
    }

    /** Nothing but a publication. */
    public static ComparisonResults publishedOnly() {
        return SampleResults.of("order").add(published()).results();
    }

    /** A run that ended before anything was measured. */
    public static ComparisonResults nothing() {
        return SampleResults.of("order").incomplete("The first fork broke.").results();
    }

    /** Everything, with texts that would end scripts and open elements, and names that fit no column. */
    public static ComparisonResults hostile() {
        String markup = "</script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\"><!-- ";
        return new ShowcaseReport().made().incomplete(markup)
                .titled(title -> markup + title + "A".repeat(60) + " " + "b".repeat(80))
                .add(safety(markup))
                .advise(List.of(new Recommendation("order", markup, "kryo", markup, markup + "```\n|")))
                .results();
    }

    private SampleResults made() {
        return cluster(cells(SampleResults.of("order", "sample"))).add(published()).add(safety("")).advise(advice())
                .incomplete("The run was stopped; client, Gridwire is missing.")
                .traits(new Traits("nothing", "fields come and go", "none", "kept"));
    }

    private SampleResults cells(SampleResults made) {
        for (Place place : List.of(Place.CODEC, Place.MEMBER, Place.CLIENT)) {
            for (int index = 0; index < Contestant.values().length; index++) {
                made.add(cell("order", Contestant.values()[index], place, index));
                made.add(cell("sample", Contestant.values()[index], place, index));
            }
        }
        return made;
    }

    private SampleResults cluster(SampleResults made) {
        List<Contestant> inCluster = List.of(
                Contestant.JAVA, Contestant.IDENTIFIED, Contestant.COMPACT, Contestant.KRYO, Contestant.GRIDWIRE);
        IntStream.range(0, inCluster.size()).forEach(index -> made.add(clusterCell(inCluster.get(index), index)));
        return made.add(ClusterCell.without("order", "smile", Outcome.CANNOT_HOLD, "Jackson writes trees"));
    }

    private Cell cell(String workload, Contestant contestant, Place place, int index) {
        double micros = factor * (0.4 + index * 0.21) * (1 + 18 * place.ordinal()) * (contestant == Contestant.JAVA ? 14 : 1);
        Outcome outcome = switch (contestant) {
            case KRYO -> Outcome.TYPE_CHANGED;
            case PORTABLE -> Outcome.IDENTITY_LOST;
            case BYTE_ARRAY -> Outcome.VALUE_CHANGED;
            case IGNITE -> Outcome.CANNOT_HOLD;
            case SMILE -> Outcome.FAILED;
            default -> Outcome.HELD;
        };
        if (outcome == Outcome.CANNOT_HOLD || outcome == Outcome.FAILED) {
            return Cell.without(workload, contestant.id(), place.id(), outcome, "a reason that takes some words");
        }
        String note = outcome == Outcome.HELD ? null : "differs at a.lines[0]";
        double bytes = contestant == Contestant.JAVA ? 226 : 54 + (index * 37) % 90;
        return new Cell(
                workload, contestant.id(), place.id(), outcome, note, bytes, 500,
                around(micros * 1_000), around(micros * 1_400), SampleResults.jvms(ROUNDS));
    }

    private Measurement around(double nanos) {
        List<Double> samples = Stream.generate(() -> nanos * (1 + random.nextGaussian() / 25)).limit(ROUNDS).toList();
        return Measurement.of(samples, Collections.nCopies(ROUNDS, Math.floor(nanos / 3)));
    }

    private ClusterCell clusterCell(Contestant contestant, int index) {
        List<ProcessUse> processes = List.of(use("member 1", "member", 1), use("member 2", "member", 1.1),
                use("member 3", "member", 0.9), new ProcessUse("client 1", "client", 400_000, 6.5, null, null, null, null));
        List<Incident> incidents = List.of(
                new Incident(4, "member 2 killed", 2_300L + index, 12, 0),
                new Incident(8, "member 2 restarted", null, 0, index / 4));
        Outcome outcome = contestant == Contestant.KRYO ? Outcome.TYPE_CHANGED : Outcome.HELD;
        return new ClusterCell(
                "order", contestant.id(), outcome, outcome == Outcome.HELD ? null : "LinkedList → ArrayList", 80.0 + index,
                load(30_000 - index * 2_500, index), load(52_000 - index * 3_000, index + 1), processes, 48_000_000L, incidents);
    }

    private LoadMeasurement load(double perSecond, int index) {
        List<Latency.Point> curve = Arrays.stream(PERCENTILES)
                .mapToObj(percentile -> new Latency.Point(
                        percentile, (long) (140_000 * (1 + index * 0.12) * Math.pow(1.02 - percentile / 100, -0.55))))
                .toList();
        Latency latency = new Latency(10_000, 600_000, 210_000, curve.get(2).nanos(), curve.get(4).nanos(),
                curve.get(6).nanos(), curve.get(8).nanos(), curve.get(11).nanos(), curve);
        List<Double> samples = List.of(perSecond * 0.97, perSecond, perSecond * 1.03);
        return new LoadMeasurement(8, samples, perSecond, perSecond / 20, 3, latency);
    }

    private static ProcessUse use(String name, String role, double factor) {
        return new ProcessUse(name, role, 400_000, 7 * factor, (long) (9e8 * factor), (long) (6e7 * factor),
                (long) (5e7 * factor), 120_000_000L);
    }

    private static PublishedTable published() {
        List<Column> columns = new ArrayList<>();
        for (String group : List.of("2017", "as then", "member")) {
            columns.add(new Column(group, "write", "ms", group.equals("2017"), Kind.LESS_IS_BETTER));
            columns.add(new Column(group, "read", "ms", group.equals("2017"), Kind.LESS_IS_BETTER));
            columns.add(new Column(group, "read", "ms", false, Kind.ERROR));
        }
        return new PublishedTable(
                "time-trials", "order", "Time trials: milliseconds to write and to read", "2017, Hazelcast 3.8.1", columns,
                List.of(
                        row(Contestant.JAVA, 263.6, 437.7, null, 70.0, 110.0, 8.0, 61.0, 95.0, 5.0),
                        row(Contestant.IDENTIFIED, 127.4, 78.7, null, 35.0, 30.0, 4.0, 30.0, 28.0, 3.0),
                        row(Contestant.GRIDWIRE, null, null, null, 33.0, 31.0, 2.0, 29.0, 26.0, 2.0)),
                "java", List.of("As then: no warm-up, one order.", "Member: corrected."));
    }

    private static PublishedTable.Row row(Contestant contestant, Double... figures) {
        return new PublishedTable.Row(contestant.id(), contestant.title(), Arrays.asList(figures));
    }

    private static Safety safety(String words) {
        List<NamedChange> changes = List.of(
                new NamedChange("field-added", "field added" + words, "class Article { int id; }" + words,
                        "class Article { int id; String colour; }"),
                new NamedChange("class-to-record", "class → record", "class Article { int id; }", "record Article(int id) {}"));
        List<EvolutionCell> evolution = new ArrayList<>();
        EvolutionVerdict[] verdicts = EvolutionVerdict.values();
        for (Contestant contestant : Contestant.withSeal()) {
            evolution.add(new EvolutionCell("field-added", contestant.id(), EvolutionVerdict.OK, "",
                    verdicts[contestant.ordinal() % 4], "colour" + words, EvolutionVerdict.LOST, "colour" + words));
            evolution.add(EvolutionCell.without(
                    "class-to-record", contestant.id(), EvolutionVerdict.NO_PART, "a record has no constructor" + words));
        }
        List<MutationCell> mutation = Contestant.withSeal().stream().map(one -> mutation(one, words)).toList();
        return new Safety(1, 10_000, 1_500, 256, 10_000, mutation, changes, evolution);
    }

    private static MutationCell mutation(Contestant contestant, String words) {
        if (contestant == Contestant.SMILE) {
            return MutationCell.without("order", contestant.id(), "Jackson writes trees" + words);
        }
        List<MutationFinding> findings = new ArrayList<>();
        for (Fate fate : Fate.values()) {
            String hex = fate == Fate.SAME || fate == Fate.REFUSED ? null : "00ff".repeat(60);
            findings.add(new MutationFinding(fate, "java.io.EOFException" + words, contestant.ordinal() % 5 * 40, 17, hex));
        }
        int inputs = 8 * 40 * (contestant.ordinal() % 5);
        return new MutationCell("order", contestant.id(), contestant == Contestant.KRYO ? "As many as were read." + words : null,
                inputs, findings, new Extreme(67_113_128, 13, 5), new Extreme(2_400_000, 80, 6));
    }

    private static List<Recommendation> advice() {
        String snippet = "SerializationConfig config = new SerializationConfig();\nconfig.setCompactSerializationConfig(…);\n";
        return List.of(
                new Recommendation(
                        "order", "Single calls", null, List.of("gridwire", "fory"), "No difference was found.", null),
                new Recommendation("order", "Bulk reads", "gridwire", "2.9 µs a round trip.", snippet),
                new Recommendation("order", "Smallest", "compact", "54 bytes, where Java takes 226.", snippet),
                new Recommendation("order", "Nothing to write", "enhanced-identified", "The build rewrites the classes.", null));
    }
}
