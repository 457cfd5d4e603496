// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.CellOpener;
import dev.gridwire.trials.benchmark.Operation;
import dev.gridwire.trials.benchmark.Suite;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.util.ArrayList;
import java.util.List;

/** The cells of classes that change: an object of the new state, its payload, and a payload by the old state. */
public final class EvolutionCells implements CellOpener {

    /** Also made by its service file, in a JVM that measures. */
    public EvolutionCells() {}

    /** Those of the judged mechanisms whose time says something: they keep their own values, and do not refuse the old ones. */
    public static List<BenchmarkCell> of(List<Judgement> judgements) {
        List<BenchmarkCell> cells = new ArrayList<>();
        for (String operation : List.of(Suite.WRITE, Suite.READ_OWN, Suite.READ_OTHER)) {
            judgements.stream()
                    .filter(one -> EvolvingCase.timed().contains(one.subject()) && one.own().isKept())
                    .filter(one -> !operation.equals(Suite.READ_OTHER) || one.upgraded().verdict() != EvolutionVerdict.EXCEPTION)
                    .map(one -> new BenchmarkCell(Suite.EVOLUTION, one.subject().id(), one.setup().id(), operation))
                    .forEach(cells::add);
        }
        return cells;
    }

    @Override
    public Suite suite() {
        return Suite.EVOLUTION;
    }

    /** A mechanism that does not bring its own value back, or refuses the old one, is not measured. */
    @Override
    public Operation open(BenchmarkCell cell, int size) {
        EvolvingPair pair = EvolvingPair.open(cell.subject(), cell.mechanism());
        Codec codec = pair.codec();
        Object value = pair.value();
        return switch (cell.operation()) {
            case Suite.WRITE -> sink -> sink.accept(codec.write(value));
            case Suite.READ_OWN -> reading(codec, pair.ownPayload());
            case Suite.READ_OTHER -> reading(codec, pair.oldPayload());
            default -> throw new IllegalArgumentException("not an operation on classes that change: cell=" + cell);
        };
    }

    private static Operation reading(Codec codec, byte[] payload) {
        return sink -> sink.accept(codec.read(payload));
    }
}
