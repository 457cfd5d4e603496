// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.BenchmarkEffort;
import dev.gridwire.trials.benchmark.Jmh;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvolutionCellsTest {

    @Test
    void classesThatChangeAreTimedUnlessTheyAreRefused() throws IOException {
        List<Judgement> judgements = Judgement.ofAll(
                List.of(EvolvingCase.ORDER, EvolvingCase.CONSTANT_KEPT),
                Judgement.setups().stream().filter(one -> List.of("gridwire-shared", "fory").contains(one.id())).toList(), 5);
        assertThat(judgements).extracting(one -> one.upgraded().verdict()).contains(
                EvolutionVerdict.EXCEPTION, EvolutionVerdict.GARBLED);
        List<BenchmarkCell> cells = EvolutionCells.of(judgements);
        assertThat(cells).hasToString("[evolution/order/gridwire-shared/write, evolution/order/fory/write, "
                + "evolution/order/gridwire-shared/read own, evolution/order/fory/read own, "
                + "evolution/order/gridwire-shared/read other]");
        assertThat(Jmh.run(cells, new BenchmarkEffort(0, 1, 1, Optional.empty(), 1))).hasSize(5);
    }
}
