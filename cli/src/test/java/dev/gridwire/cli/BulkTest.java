// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BulkTest {

    @Test
    @Tag("full")
    void tableHasEachOperationOfEachPlace() {
        CommandRun run = CommandRun.of("compare", "--bulk", "--workload", "order", "--contestant", "identified", "--size", "300");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains(
                "member get", "member get-all", "member entry-set", "member query", "member process",
                "client get", "client set", "client get-all", "client entry-set", "client query", "client process");
    }

    @Test
    void whatNoMapHoldsIsAnsweredWithWhatIt() {
        CommandRun.of("compare", "--bulk", "--workload", "programmer").assertFailed(
                "None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                        + "Maps are of orders and customers.");
    }

    @Test
    void placesWithoutAMapAreRefused() {
        CommandRun run = CommandRun.of("compare", "--bulk", "--where", "codec");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: There is no --where 'codec'. Known: member, client.");
    }

    @Test
    void otherMeasurementsBesideItAreRefused() {
        CommandRun run = CommandRun.of("compare", "--bulk", "--published");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: --bulk measures maps of orders and customers: leave out");
    }
}
