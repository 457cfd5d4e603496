// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LoopsTest {

    private static final ComparisonSettings SETTINGS = new ComparisonSettings(
            new Selection(List.of(Workloads.byId("order").orElseThrow()), List.of(Contestant.JAVA), List.of(Place.CODEC)),
            new RoundSizes(OptionalInt.of(5)), new Effort(1, 1, 1), Budget.usual(), new Forks(64), 0, List.of("compare"));

    private final Parts java = parts(Contestant.JAVA);
    private final Parts kryo = parts(Contestant.KRYO);
    private final Parts fory = parts(Contestant.FORY);
    private final Loops loops = new Loops();

    @Test
    void oneThatTheMachineWasSlowForAloneIsMarked() {
        loops.add(java, 1_000);
        loops.add(kryo, 1_300);
        loops.add(fory, 1_050);
        assertThat(marked(java)).isEqualTo(JvmRun.of(1, 9, 1L, 0));
        assertThat(marked(kryo).slowdown()).isEqualTo(1.3);
        assertThat(marked(kryo).disturbed()).isTrue();
        assertThat(marked(fory).disturbed()).isFalse();
    }

    /** An earlier turn may have been faster. */
    @Test
    void turnThatIsAsSlowForAllIsNot() {
        loops.add(java, 1_300);
        loops.add(kryo, 1_310);
        assertThat(marked(java).disturbed()).isFalse();
        assertThat(marked(kryo).disturbed()).isFalse();
    }

    @Test
    void lastOfTwoTimesCounts() {
        loops.add(java, 1_000);
        loops.add(kryo, 1_500);
        loops.add(kryo, 1_000);
        assertThat(marked(kryo).disturbed()).isFalse();
    }

    @Test
    void oneWithoutATimeIsNotMarked() {
        assertThat(marked(java).disturbed()).isFalse();
        loops.add(kryo, 1_000);
        assertThat(marked(java).slowdown()).isEqualTo(1);
    }

    private JvmRun marked(Parts parts) {
        return loops.marked(parts, parts.of(1)).get(0).jvms().get(0);
    }

    private static Parts parts(Contestant contestant) {
        Parts parts = new Parts(Leg.of(contestant, Place.CODEC, SETTINGS));
        Measurement way = Measurement.of(List.of(100.0), List.of(1.0));
        parts.put(1, List.of(new Cell("order", contestant.id(), "codec", Outcome.HELD, null, 10.0, 5, way, way,
                List.of(JvmRun.of(1, 9, 1L, 0)))));
        return parts;
    }
}
