// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.JvmRun;
import org.junit.jupiter.api.Test;

class LoopsTest {

    private final Parts java = PaceTest.parts(Contestant.JAVA, 100);
    private final Parts kryo = PaceTest.parts(Contestant.KRYO, 100);
    private final Parts fory = PaceTest.parts(Contestant.FORY, 100);
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
}
