// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.TwinsWorkload;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {

    private static final int TURNS = 2;

    private static final ProgressRecord PROGRESS = new ProgressRecord();
    private static ComparisonResults results;

    @TempDir
    private Path folder;

    /** Java holds both workloads, Smile refuses the one that refers to itself. */
    @BeforeAll
    static void compare() {
        results = run(settings(List.of(Contestant.JAVA, Contestant.SMILE), Place.CODEC, 0), PROGRESS);
    }

    @Test
    void cellsStandInTheOrderOfMeasuringAContestantsRefusalsFirst() {
        assertThat(results.cells())
                .extracting(cell -> cell.contestant() + " " + cell.workload())
                .containsExactly("java order", "java sample", "smile sample", "smile order");
        assertThat(results.cells()).extracting(Cell::place).containsOnly("codec");
    }

    @Test
    void refusedCellSaysWhyAndHasNoFigures() {
        Cell refused = results.cells().get(2);
        assertThat(refused.outcome()).isEqualTo(Outcome.CANNOT_HOLD);
        assertThat(refused.note()).isEqualTo(Contestant.SMILE.refusal(workload("sample")).orElseThrow());
        assertThat(refused.isMeasured()).isFalse();
        assertThat(refused.bytes()).isNull();
    }

    @Test
    void heldCellsHaveASampleForEachTurn() {
        assertThat(results.cells()).filteredOn(cell -> cell.outcome() != Outcome.CANNOT_HOLD).hasSize(3).allSatisfy(cell -> {
            assertThat(cell.size()).isEqualTo(5);
            assertThat(cell.write().nanosPerOp()).hasSize(TURNS);
            assertThat(cell.read().nanosPerOp()).hasSize(TURNS);
            assertThat(cell.jvms()).extracting(JvmRun::turn).containsExactly(1, 2);
        });
        assertThat(results.cells().get(3).outcome()).isEqualTo(Outcome.TYPE_CHANGED);
    }

    @Test
    void resultsNameWhatWasComparedAndHow() {
        assertThat(results.workloads()).extracting(ComparisonResults.NamedWorkload::id).containsExactly("order", "sample");
        assertThat(results.contestants()).extracting(ComparisonResults.NamedContestant::id).containsExactly("java", "smile");
        assertThat(results.places()).extracting(ComparisonResults.NamedPlace::id).containsExactly("codec");
        assertThat(results.settings().rounds()).isEqualTo(TURNS);
        assertThat(results.settings().heap()).isEqualTo("128m");
        assertThat(results.settings().forkArguments()).contains("-Xmx128m", "-XX:Tier3DelayOn=2147483647");
        assertThat(results.command()).isEqualTo("./gridwire compare");
        assertThat(results.versions()).containsKeys("gridwire", "hazelcast").doesNotContainValue("");
        assertThat(results.versions().values()).noneMatch(version -> version.contains("${"));
        assertThat(results.machine().cores()).isPositive();
        assertThat(results.machine().memoryBytes()).isPositive();
        assertThat(results.java().version()).isEqualTo(System.getProperty("java.vm.version"));
    }

    /** Which contestant is first in a turn is the seed's choice. */
    @Test
    void everyTurnHasAJvmForEachContestant() {
        assertThat(PROGRESS.begun()).containsExactly(2 * 2 * TURNS);
        assertThat(PROGRESS.steps()).isEqualTo(2 * 2 * TURNS);
        assertThat(PROGRESS.remaining()).isZero();
        assertThat(PROGRESS.ends()).isEqualTo(1);
        for (int turn = 0; turn < TURNS; turn++) {
            assertThat(first(PROGRESS).subList(2 * turn, 2 * turn + 2))
                    .containsExactlyInAnyOrder("Codec, Java Serializable", "Codec, Jackson Smile");
        }
    }

    /** Without those that are repeated, since the machine of the test is a busy one. */
    private static List<String> first(ProgressRecord progress) {
        return progress.forks().stream().filter(fork -> !fork.endsWith(", again")).toList();
    }

    @Test
    void resultsOfARealRunAreReadBackAsTheyWere() throws IOException {
        Path file = Files.writeString(folder.resolve("results.json"), ResultsJson.write(results));
        assertThat(ResultsJson.read(file)).isEqualTo(results);
    }

    @Test
    void clientsGoOnInTheJvmsOfTheCodec() {
        List<Long> alive = new ArrayList<>();
        List<Contestant> contestants = List.of(Contestant.JAVA, Contestant.IDENTIFIED);
        ComparisonSettings settings =
                settings(List.of(workload("order")), contestants, List.of(Place.CODEC, Place.CLIENT), 1, 0);
        ComparisonResults both = Comparison.run(
                settings, null, new ProgressRecord(),
                soFar -> alive.add(ProcessHandle.current().children().filter(ProcessHandle::isAlive).count()));
        assertThat(both.cells()).hasSize(4).allSatisfy(cell -> assertThat(cell.jvms()).hasSize(1));
        assertThat(alive).as("two and the member after the codec, the member alone after the client")
                .containsExactly(3L, 1L);
    }

    @Test
    void contestantThatRunsNowhereStartsNoFork() {
        ProgressRecord progress = new ProgressRecord();
        ComparisonResults refused = run(settings(List.of(Contestant.IGNITE), Place.MEMBER, 0), progress);
        assertThat(refused.cells()).extracting(Cell::outcome).containsOnly(Outcome.CANNOT_HOLD);
        assertThat(refused.cells()).extracting(Cell::note).containsOnly(Contestant.IGNITE.refusal(Place.MEMBER).orElseThrow());
        assertThat(progress.begun()).containsExactly(0);
        assertThat(progress.forks()).isEmpty();
    }

    @Test
    void forkThatBreaksFailsItsCellsAndTheNextIsMeasured() {
        ProgressRecord progress = new ProgressRecord();
        List<Workload<?>> workloads = List.of(workload("order"), new TwinsWorkload());
        List<Contestant> contestants = List.of(Contestant.JAVA, Contestant.IDENTIFIED);
        ComparisonResults broken = run(settings(workloads, contestants, List.of(Place.CODEC), TURNS, 0), progress);
        assertThat(broken.cells()).extracting(Cell::outcome).hasSize(4).containsOnly(Outcome.FAILED);
        assertThat(broken.cells()).extracting(Cell::note)
                .containsOnly("A fork broke: IllegalArgumentException: no workload has that id: id=twins");
        assertThat(progress.forks()).as("what failed once is not tried again").hasSize(2);
    }

    @Test
    @Tag("full")
    void clientOfACodecWhoseForkBrokeHasAForkOfItsOwn() {
        ComparisonSettings settings = settings(
                List.of(new TwinsWorkload()), List.of(Contestant.JAVA), List.of(Place.CODEC, Place.CLIENT), 1, 0);
        ComparisonResults broken = run(settings, new ProgressRecord());
        assertThat(broken.cells()).extracting(Cell::place).containsExactly("codec", "client");
        assertThat(broken.cells()).extracting(Cell::note)
                .containsOnly("A fork broke: IllegalArgumentException: no workload has that id: id=twins");
    }

    @Test
    void takenPortIsRefusedBeforeAnythingIsMeasured() throws IOException {
        ProgressRecord progress = new ProgressRecord();
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            ComparisonSettings settings = settings(List.of(Contestant.JAVA), Place.CLIENT, taken.getLocalPort());
            assertThatThrownBy(() -> run(settings, progress))
                    .isInstanceOf(ForkFailure.class)
                    .hasMessageContaining("--port");
        }
        assertThat(progress.forks()).isEmpty();
        assertThat(progress.ends()).isEqualTo(progress.begun().size());
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)).isEmpty();
    }

    private static ComparisonResults run(ComparisonSettings settings, ProgressRecord progress) {
        return Comparison.run(settings, null, progress, soFar -> { });
    }

    private static ComparisonSettings settings(List<Contestant> contestants, Place place, int port) {
        return settings(List.of(workload("order"), workload("sample")), contestants, List.of(place), TURNS, port);
    }

    private static ComparisonSettings settings(
            List<Workload<?>> workloads, List<Contestant> contestants, List<Place> places, int turns, int port) {
        return new ComparisonSettings(
                new Selection(workloads, contestants, places),
                new RoundSizes(OptionalInt.of(5)),
                new Effort(1, 1, 1),
                Budget.ofTurns(turns),
                new Forks(128),
                port,
                List.of("compare"));
    }

    private static Workload<?> workload(String id) {
        return Workloads.byId(id).orElseThrow();
    }
}
