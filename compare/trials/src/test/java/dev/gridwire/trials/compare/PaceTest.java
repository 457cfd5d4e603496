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

class PaceTest {

    private static final ComparisonSettings SETTINGS = new ComparisonSettings(
            new Selection(List.of(Workloads.byId("order").orElseThrow()), List.of(Contestant.JAVA), List.of(Place.CODEC)),
            new RoundSizes(OptionalInt.of(5)), new Effort(1, 1, 1), Budget.usual(), new Forks(64), 0, List.of("compare"));

    private final Parts java = parts(Contestant.JAVA, 100, 100, 100);
    private final Parts kryo = parts(Contestant.KRYO, 50, 51, 50);
    private final Parts fory = parts(Contestant.FORY, 50, 90, 20);
    private final Parts smile = parts(Contestant.SMILE, 80, 81, 80);
    private final List<Parts> all = List.of(java, kryo, fory, smile);

    @Test
    void fixedNumberOfTurnsHasAllInEach() {
        Pace pace = new Pace(Budget.ofTurns(2), 4, 0, 0);
        assertThat(pace.steps()).isEqualTo(8);
        assertThat(pace.next(1, all)).isEqualTo(all);
        assertThat(pace.next(2, all)).isEqualTo(all);
        assertThat(pace.next(3, all)).isEmpty();
    }

    /** The half that is least certain, with what it is divided by. */
    @Test
    void timeThatIsLeftGoesWhereIntervalsAreWidest() {
        Pace pace = new Pace(Budget.ofMinutes(60), 4, 0, 0);
        assertThat(pace.next(3, all)).isEqualTo(all);
        assertThat(pace.next(4, all)).contains(fory, java).hasSize(3);
    }

    @Test
    void timeThatIsSpentEndsIt() {
        Pace pace = new Pace(Budget.ofMinutes(1), 4, 12, 61);
        assertThat(pace.next(4, all)).isEmpty();
        assertThat(pace.steps()).isZero();
    }

    @Test
    void threeTurnsAreMeasuredHoweverSlowTheMachineUnlessATimeIsNamed() {
        assertThat(new Pace(Budget.usual(), 4, 0, 100_000).next(3, all)).isEqualTo(all);
        assertThat(new Pace(Budget.ofMinutes(1), 4, 0, 100_000).next(2, all)).isEqualTo(all);
        assertThat(new Pace(Budget.ofMinutes(1), 4, 0, 100_000).next(3, all)).isEmpty();
    }

    @Test
    void jvmsOfAnEarlierSittingCount() {
        Pace pace = new Pace(Budget.ofTurns(2), 4, 5, 0);
        pace.begin();
        pace.end(1);
        pace.begin();
        pace.endRepeated();
        assertThat(pace.words()).isEqualTo("6 of 8 turns of a contestant in a place");
    }

    /** Of an order in the codec, a JVM a turn, undisturbed. */
    static Parts parts(Contestant contestant, double... nanos) {
        Parts parts = new Parts(Leg.of(contestant, Place.CODEC, SETTINGS));
        for (int i = 0; i < nanos.length; i++) {
            Measurement way = Measurement.of(List.of(nanos[i]), List.of(1.0));
            parts.put(i + 1, List.of(new Cell("order", contestant.id(), "codec", Outcome.HELD, null, 10.0, 5, way, way,
                    List.of(JvmRun.of(i + 1, 9, 1L, 0)))));
        }
        return parts;
    }
}
