// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ProgressRecord;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each comparison at a size at which nothing can be learnt from the times. */
@Tag("full")
class PublishedComparisonsTest {

    private static final PublishedSettings SETTINGS =
            settings(List.of(Contestant.JAVA, Contestant.IDENTIFIED), "programmer", "customer", "sample");
    private static final PublishedSettings ORDERS = settings(List.of(Contestant.IDENTIFIED), "order");
    private static final PublishedSettings ARENAS =
            settings(List.of(Contestant.JAVA, Contestant.FORY_FLAT, Contestant.IDENTIFIED), "fory-struct", "jvm-media", "person");
    private static final ProgressRecord PROGRESS = new ProgressRecord();
    private static final ProgressRecord ARENA_PROGRESS = new ProgressRecord();
    private static final List<Integer> JOURNAL = new ArrayList<>();
    private static List<PublishedTable> tables;
    private static List<PublishedTable> orders;
    private static List<PublishedTable> arenas;

    @TempDir
    private Path folder;

    @BeforeAll
    static void run() {
        tables = PublishedComparisons.run(SETTINGS, List.of(), PROGRESS, done -> JOURNAL.add(done.size()));
        orders = PublishedComparisons.run(ORDERS, List.of(), new ProgressRecord(), done -> { });
        arenas = PublishedComparisons.run(ARENAS, List.of(), ARENA_PROGRESS, done -> { });
    }

    @Test
    void thereIsATableForEachPublicationAndTheJournalGrowsWithThem() {
        assertThat(tables).extracting(PublishedTable::id)
                .containsExactly("time-trials", "put-get", "round-trips");
        assertThat(orders).extracting(PublishedTable::id)
                .containsExactly("order-throughput", "order-cluster", "generated-code");
        assertThat(arenas).extracting(PublishedTable::id)
                .containsExactly("fory-struct", "jvm-serializers", "person-passport");
        assertThat(JOURNAL).containsExactly(1, 2, 3);
    }

    @Test
    void everyRowHasAFigureForEachColumnThatWasMeasured() {
        for (PublishedTable table : Stream.of(tables, orders, arenas).flatMap(List::stream).toList()) {
            assertThat(table.rows()).as(table.id()).isNotEmpty();
            for (PublishedTable.Row row : table.rows()) {
                assertThat(row.figures()).as(table.id()).hasSameSizeAs(table.columns());
                for (int i = 0; i < row.figures().size(); i++) {
                    PublishedTable.Column column = table.columns().get(i);
                    if (!column.published() && column.kind() != PublishedTable.Kind.ERROR) {
                        assertThat(row.figures().get(i)).as(table.id() + i).isNotNull();
                    }
                }
            }
        }
    }

    @Test
    void publishedFiguresStandBesideAndAreDividedByJavas() {
        PublishedTable table = tables.get(0);
        assertThat(table.rows()).extracting(PublishedTable.Row::contestant).containsExactly("java", "identified");
        assertThat(table.rows().get(1).figures()).startsWith(127.4, 78.7);
        assertThat(table.ratio(table.rows().get(1), 0).orElseThrow()).isCloseTo(127.4 / 263.6, within(1e-9));
        assertThat(table.ratio(table.rows().get(0), 1)).hasValue(1.0);
    }

    @Test
    void whatTwoPublicationsHadIsMeasuredOnce() {
        assertThat(orders.get(2).rows().get(0).figures().subList(2, 6)).isEqualTo(orders.get(0).rows().get(0).figures());
    }

    @Test
    void arenasHaveTheirOwnUnits() {
        assertThat(arenas.get(0).rows()).extracting(PublishedTable.Row::contestant).containsExactly("java", "fory-flat");
        PublishedTable.Row fory = arenas.get(0).rows().get(1);
        assertThat(fory.figures()).hasSize(7).startsWith(7_501_416.0, 4_595_230.0);
        assertThat(fory.figures().subList(2, 6)).as("values a second").allSatisfy(
                each -> assertThat(each).isBetween(10_000.0, 100_000_000.0));
        PublishedTable.Row identified = arenas.get(2).rows().get(1);
        assertThat(identified.figures()).startsWith(192.0, 186.2, 60.5);
        assertThat(identified.figures().subList(3, 5)).as("nanoseconds").allSatisfy(
                each -> assertThat(each).isBetween(10.0, 100_000.0));
    }

    @Test
    void progressStepsAddUp() {
        for (ProgressRecord progress : List.of(PROGRESS, ARENA_PROGRESS)) {
            assertThat(progress.steps()).isEqualTo(progress.begun().get(0));
            assertThat(progress.ends()).isEqualTo(1);
        }
    }

    @Test
    void tablesOfAnEarlierSittingAreNotMadeAgain() {
        ProgressRecord progress = new ProgressRecord();
        assertThat(PublishedComparisons.run(SETTINGS, tables, progress, done -> { })).isEqualTo(tables);
        assertThat(progress.begun()).containsExactly(0);
        assertThat(progress.forks()).isEmpty();
    }

    @Test
    void tablesAreResultsThatAreReadBackAsTheyWere() throws IOException {
        RunFacts run = RunFacts.since(Instant.now(), List.of("compare", "--published"));
        ComparisonResults results = PublishedComparisons.results(SETTINGS, run, tables, null);
        Path file = Files.writeString(folder.resolve("results.json"), ResultsJson.write(results));
        assertThat(ResultsJson.read(file)).isEqualTo(results);
    }

    @Test
    void terminalShowsThenAndNowAndTheRatioInBrackets() {
        assertThat(PublishedReport.render(tables.subList(0, 1)))
                .contains("2017 write", "263.6 (1.00)", "127.4 (0.48)", "client read", "divided by the figure of Java");
    }

    private static PublishedSettings settings(List<Contestant> contestants, String... workloads) {
        List<Workload<?>> chosen = new ArrayList<>();
        for (String workload : workloads) {
            chosen.add(Objects.requireNonNull(Workloads.byId(workload).orElse(null)));
        }
        return new PublishedSettings(
                chosen, contestants, OptionalInt.of(50), OptionalInt.of(1), 1, new Forks(128), 0);
    }
}
