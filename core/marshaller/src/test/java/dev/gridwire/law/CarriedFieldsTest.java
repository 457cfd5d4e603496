// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.law.HookedPair;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Two members of different versions write back to each other. Classes with hooks lose nothing, and their hooks see what they
 * would see if their own version had written.
 */
class CarriedFieldsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 6_100);
    private static final int PAIRS = Math.max(12, Effort.of("gridwire.law.pairs", 300));
    private static final int STEPS = Effort.of("gridwire.law.steps", 400);

    @Test
    void nothingIsLostBetweenTwoVersions() {
        for (int i = 0; i < PAIRS; i++) {
            long seed = SEED + i;
            HookedPair pair = new HookedPair(seed);
            try {
                check(pair, new SplittableRandom(seed));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage() + "\n" + pair, e);
            }
        }
    }

    private static void check(HookedPair pair, SplittableRandom random) {
        Generation generation = Generation.values()[random.nextInt(Generation.values().length)];
        ClassLoader newClasses = pair.newClasses();
        SchemaStore store = random.nextBoolean() ? SchemaStore.inMemory() : SchemaStore.inPayload();
        Marshaller recent = marshaller(newClasses, generation, store);
        Marshaller old = marshaller(pair.oldClasses(), generation, store);
        Object order = HookedPair.make(newClasses);
        for (int step = 0; step < STEPS; step++) {
            HookedPair.refill(order);
            byte[] own = recent.marshal(order);
            String expected = GraphText.of(recent.unmarshal(own));
            byte[] back = own;
            for (int i = 0; i <= step % 3; i++) {
                back = old.marshal(old.unmarshal(back));
            }
            Object read = recent.unmarshal(back);
            assertThat(GraphText.of(read)).isEqualTo(expected);
            order = read;
        }
        assertThat(old.statistics().lostParts()).isZero();
    }

    private static Marshaller marshaller(ClassLoader loader, Generation generation, SchemaStore store) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage(HookedPair.PACKAGE).schemas(store).build();
    }
}
