// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Latency;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatesTest {

    @Test
    void firstContestantSetsTheRateOfAll() {
        Rates rates = Rates.of(null, List.of());
        assertThat(rates.of("order", LoadOperation.SET, 7_391)).isEqualTo(3_600);
        assertThat(rates.of("order", LoadOperation.SET, 90_000)).isEqualTo(3_600);
        assertThat(rates.of("order", LoadOperation.GET, 20_000)).isEqualTo(10_000);
        assertThat(rates.of("sample", LoadOperation.SET, 1.2)).isEqualTo(1);
    }

    @Test
    void rateThatTheUserNamesIsTheRate() {
        assertThat(Rates.of(500, List.of()).of("order", LoadOperation.GET, 90_000)).isEqualTo(500);
    }

    @Test
    void runThatIsGoneOnWithKeepsItsRates() {
        ClusterCell earlier = new ClusterCell(
                "order", "java", Outcome.HELD, null, 1.0, at(1_200), at(3_400), List.of(), null, List.of());
        Rates rates = Rates.of(null, List.of(earlier, ClusterCell.without("sample", "java", Outcome.FAILED, "x")));
        assertThat(rates.of("order", LoadOperation.SET, 90_000)).isEqualTo(1_200);
        assertThat(rates.of("order", LoadOperation.GET, 90_000)).isEqualTo(3_400);
        assertThat(rates.of("sample", LoadOperation.SET, 90_000)).isEqualTo(45_000);
    }

    private static LoadMeasurement at(double rate) {
        return new LoadMeasurement(8, List.of(1.0), 1, null, 0, new Latency(rate, 1, 1, 1, 1, 1, 1, 1, List.of()));
    }
}
