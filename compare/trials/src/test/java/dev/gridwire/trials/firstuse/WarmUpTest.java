// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.firstuse.WarmUpMain.Window;
import dev.gridwire.trials.fork.Forks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class WarmUpTest {

    private static final long SECOND = 1_000_000_000;

    @Test
    void ordersOfThreeSecondsCountAndTheWindowThatIsCutInPart() {
        List<Window> windows = List.of(
                new Window(SECOND, SECOND, 1_000), new Window(2 * SECOND, SECOND, 4_000),
                new Window(4 * SECOND, 2 * SECOND, 10_000), new Window(5 * SECOND, SECOND, 5_000));
        WarmUp.Cost cost = WarmUpMain.cost(windows, 77);
        assertThat(cost.orders()).isEqualTo(1_000 + 4_000 + 5_000);
        assertThat(cost.orderNanos()).isEqualTo(SECOND / 5_000);
        assertThat(cost.nanosUntilWarm()).as("4,000 in a second are within 1.5 of 5,000").isEqualTo(2 * SECOND);
        assertThat(cost.codeBytes()).isEqualTo(77);
    }

    @Test
    void ordersOfLaterWindowsDoNotCount() {
        List<Window> windows = new ArrayList<>();
        for (int i = 1; i <= 60; i++) {
            windows.add(new Window(i * SECOND / 10, SECOND / 10, i));
        }
        assertThat(WarmUpMain.cost(windows, 0).orders()).isEqualTo(30 * 31 / 2);
        assertThat(WarmUpMain.cost(windows, 0).nanosUntilWarm()).isEqualTo(4 * SECOND);
    }

    @Test
    void aCodecIsMeasuredAndByHandToo() {
        assertThat(WarmUpMain.measure(new FirstCodec("gridwire"), 2)).satisfies(WarmUpTest::isMeasured);
        assertThat(WarmUpMain.measure(new FirstCodec(FirstCodec.BY_HAND), 2)).satisfies(WarmUpTest::isMeasured);
    }

    private static void isMeasured(WarmUp.Cost cost) {
        assertThat(cost.orders()).isPositive();
        assertThat(cost.orderNanos()).isPositive();
        assertThat(cost.nanosUntilWarm()).isPositive();
    }

    @Test
    @Tag("full")
    void everyoneHasForksOfItsOwn() {
        Map<String, List<WarmUp.Cost>> costs = WarmUp.run(new Forks(256), FirstUse.CONTESTANTS, 1, new Steps());
        assertThat(costs).hasSize(FirstUse.CONTESTANTS.size() + 1).containsKey(FirstCodec.BY_HAND);
        assertThat(costs.values()).allSatisfy(forks -> assertThat(forks).singleElement().satisfies(WarmUpTest::isMeasured));
    }

    @Test
    void tableShowsMedians() {
        List<WarmUp.Cost> costs = List.of(
                new WarmUp.Cost(1_234_567, 1_500_000_000, 321, 2_000_000), new WarmUp.Cost(2, 1, 2, 3),
                new WarmUp.Cost(9_000_000, 2_500_000_000L, 400, 4_000_000));
        assertThat(WarmUp.table(Map.of("kryo", costs)).lines().map(String::stripTrailing)).containsExactly(
                "A new JVM on one core writes and reads orders of ten lines, each a new one; CPU time of the whole process;"
                        + " medians of forks",
                "      | in the first 3 s | until within 1.5 |     at best | machine code",
                "      |  thousand orders |   of the best, s | ns an order |           KB",
                "------+------------------+------------------+-------------+--------------",
                " kryo |             1235 |              1.5 |         321 |         2000");
    }
}
