// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.Budget;
import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs comparisons of some milliseconds, in JVMs and servers as real ones have them. */
class GridComparisonTest {

    @Test
    void valuesOffTheHeapAreMeasured() {
        Grid ehcache = Grids.open("ehcache");
        List<Participant> two = ehcache.contestants().stream().<Participant>map(each -> each)
                .filter(each -> List.of("java", "gridwire").contains(each.id())).toList();
        ComparisonResults results = run(new Selection(
                ehcache, List.of(Workloads.byId("order").orElseThrow()), two, List.of(Place.MEMBER)));
        assertThat(results.settings().grid()).isEqualTo("ehcache");
        assertThat(results.versions()).containsKey("ehcache");
        assertThat(results.places().get(0).description()).contains("off the heap");
        assertThat(results.cells()).extracting(Cell::contestant).containsExactlyInAnyOrder("java", "gridwire");
        assertMeasured(results, 2);
    }

    @ParameterizedTest
    @Tag("full")
    @ValueSource(strings = {"redis", "redisson", "ehcache", "infinispan", "ignite"})
    void eachContestantIsMeasuredOrSaysWhyNot(String name) {
        Grid grid = Grids.open(name);
        List<Workload<?>> workloads = Workloads.all();
        ComparisonResults results =
                run(new Selection(grid, workloads, List.copyOf(grid.contestants()), grid.places()));
        assertMeasured(results, grid.contestants().size() * workloads.size() * grid.places().size());
    }

    private static void assertMeasured(ComparisonResults results, int count) {
        assertThat(results.cells()).hasSize(count).allSatisfy(cell -> {
            assertThat(cell.outcome()).as(String.valueOf(cell.note())).isIn(Outcome.HELD, Outcome.CANNOT_HOLD);
            assertThat(cell.isMeasured()).isEqualTo(cell.outcome() == Outcome.HELD);
            assertThat(cell.isMeasured() || cell.note() != null).isTrue();
        });
        assertThat(results.cells()).filteredOn(cell -> cell.contestant().equals("gridwire")).allMatch(Cell::isMeasured);
    }

    private static ComparisonResults run(Selection selection) {
        return Comparison.run(
                new ComparisonSettings(
                        selection, new RoundSizes(OptionalInt.of(10)), new Effort(0, 1, 1), Budget.ofTurns(1), new Forks(512), 0,
                        List.of("compare", "--grid", selection.grid().id())),
                null, new Silent(), soFar -> { });
    }

    /** Says nothing. */
    private static final class Silent implements Progress {

        @Override
        public void begin(int steps) { }

        @Override
        public void fork(String contestant, String place) { }

        @Override
        public void step(int count) { }

        @Override
        public void remaining(int steps) { }

        @Override
        public void end() { }
    }
}
