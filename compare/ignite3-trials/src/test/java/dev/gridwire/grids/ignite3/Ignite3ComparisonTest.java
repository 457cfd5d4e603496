// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.Budget;
import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs a comparison of some milliseconds, in JVMs with the flags that a node needs. */
@Tag("full")
class Ignite3ComparisonTest {

    @Test
    void eachContestantIsMeasuredOrSaysWhyNot() {
        Grid grid = Grids.open("ignite3");
        ComparisonResults results = Comparison.run(
                new ComparisonSettings(
                        new Selection(
                                grid, List.of(Workloads.byId("order").orElseThrow()), List.copyOf(grid.contestants()),
                                grid.places()),
                        new RoundSizes(OptionalInt.of(10)), new Effort(0, 1, 1), Budget.ofTurns(1), new Forks(512), 0,
                        List.of("compare", "--grid", "ignite3")),
                null, new Silent(), soFar -> { });
        assertThat(results.cells()).hasSize(grid.contestants().size() * grid.places().size()).allSatisfy(cell -> {
            assertThat(cell.outcome()).as(cell.contestant() + ": " + cell.note())
                    .isEqualTo(cell.contestant().equals("columns") ? Outcome.CANNOT_HOLD : Outcome.HELD);
            assertThat(cell.isMeasured()).isEqualTo(cell.outcome() == Outcome.HELD);
        });
        assertThat(results.cells()).filteredOn(Cell::isMeasured)
                .allSatisfy(cell -> assertThat(cell.allocatedBytes()).isPositive());
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
