// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of reading, writing, failing and evolving on one marshaller: it reads and writes as a fresh one does. {@code
 * -Dgridwire.histories=1000000} tries more.
 */
class HistoryIndependenceTest {

    private static final int SEQUENCES = Effort.of("gridwire.histories", 8_000);
    private static final long SEED = Long.getLong("gridwire.seed", 11);
    private static final int STEPS = 5;
    /** A marshaller's life, in sequences: enough for its code to be generated. */
    private static final int LIFE = 500;
    private static final Step[] STEPS_OF_ALL_KINDS = Step.values();
    private static final Generation[] GENERATIONS = Generation.values();

    private final Material material = new Material();
    private final Map<Step, Integer> failures = new EnumMap<>(Step.class);

    @Test
    @Proves(topic = Topic.HISTORY, value = "After any sequence of reading, writing, failing and evolving a marshaller gives the"
            + " bytes of a fresh one")
    void earlierUsesChangeNothing() {
        SplittableRandom random = new SplittableRandom(SEED);
        Marshaller marshaller = material.fresh();
        for (int i = 0; i < SEQUENCES; i++) {
            if (i % LIFE == 0) {
                marshaller = material.marshaller(GENERATIONS[i / LIFE % GENERATIONS.length]);
            }
            List<Step> taken = new ArrayList<>();
            for (int steps = 2 + random.nextInt(STEPS); steps > 0; steps--) {
                taken.add(take(marshaller, random));
            }
            assertThat(difference(marshaller, random)).as("sequence=%d, seed=%d, last steps=%s", i, SEED, taken).isNull();
        }
        assertThat(failures.get(Step.READ_ALTERED_BYTES)).isGreaterThan(SEQUENCES / 3);
        assertThat(failures).containsKeys(Step.WRITE_WHAT_FAILS, Step.READ_WHAT_FAILS)
                .doesNotContainKeys(Step.READ, Step.WRITE, Step.READ_AND_WRITE_BACK);
    }

    private Step take(Marshaller marshaller, SplittableRandom random) {
        Step step = STEPS_OF_ALL_KINDS[random.nextInt(STEPS_OF_ALL_KINDS.length)];
        try {
            step.take(marshaller, material, random);
        } catch (GridwireException | Fragile.BrokenError | Fragile.BrokenException e) {
            failures.merge(step, 1, Integer::sum);
        }
        return step;
    }

    private @Nullable String difference(Marshaller marshaller, SplittableRandom random) {
        return Step.difference(marshaller, material, random);
    }

    @Test
    void everythingThatIsToFailDoes() {
        assertThat(material.failing).hasSize(4);
        assertThat(material.failingPayloads).as("NOWHERE among them, which does not").hasSize(4);
        assertThat(material.payloads).hasSizeGreaterThan(25);
    }
}
