// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.universe.EqualCopy;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random graphs of random classes, and graphs that equal them: the canonical bytes are the same, or all are refused. */
class CanonicalUniversesTest {

    private static final int UNIVERSES = Effort.of("gridwire.universes", 12);
    private static final int GRAPHS = Integer.getInteger("gridwire.graphs", 30);
    private static final long SEED = Long.getLong("gridwire.seed", 5_002L);
    private static final int MEDIUM = 40;
    private static final int DEEP = 400;

    private static int compared;
    private static int refused;
    /** Graphs whose usual bytes differ: the control. */
    private static int unequal;

    static Stream<Universe> universes() {
        return Universe.make(SEED, UNIVERSES).stream();
    }

    @ParameterizedTest
    @MethodSource("universes")
    void equalGraphsHaveTheSameBytes(Universe universe) {
        Marshaller usual = builder(universe, Generation.NEVER).build();
        Marshaller interpreted = builder(universe, Generation.NEVER).canonical().build();
        Marshaller generated = builder(universe, Generation.AT_ONCE).canonical().build();
        SplittableRandom random = new SplittableRandom(universe.seed());
        for (int i = 0; i < GRAPHS; i++) {
            String place = universe + ", graph=" + i;
            Object graph = new GraphMaker(universe, random.split(), i % 6 == 5 ? DEEP : random.nextInt(MEDIUM)).make();
            Object shared = EqualCopy.of(graph, EqualCopy.Sharing.KEPT, random.nextLong());
            Object apart = shared == null ? null : EqualCopy.of(shared, EqualCopy.Sharing.LOST, random.nextLong());
            if (apart == null) {
                continue;
            }
            Object other = Objects.requireNonNull(EqualCopy.of(graph, EqualCopy.Sharing.LOST, random.nextLong()));
            byte[] bytes = bytes(interpreted, shared);
            for (Object equal : List.of(shared, apart, other)) {
                assertThat(bytes(interpreted, equal)).as(place).isEqualTo(bytes);
                assertThat(bytes(generated, equal)).as(place).isEqualTo(bytes);
            }
            count(usual, shared, apart, bytes);
            if (bytes != null) {
                assertThat(generated.marshal(usual.unmarshal(bytes))).as(place).isEqualTo(bytes);
                assertThat(interpreted.marshal(usual.unmarshal(usual.marshal(shared)))).as(place).isEqualTo(bytes);
            }
        }
    }

    private static MarshallerBuilder builder(Universe universe, Generation generation) {
        return Marshaller.builder().classLoader(universe.loader()).generation(generation).allowPackage(universe.packageName())
                .allowPackage(universe.packageName() + ".base");
    }

    private static byte @Nullable [] bytes(Marshaller marshaller, Object graph) {
        try {
            return marshaller.marshal(graph);
        } catch (GridwireException e) {
            return null;
        }
    }

    private static void count(Marshaller usual, Object shared, Object apart, byte @Nullable [] bytes) {
        compared += bytes == null ? 0 : 1;
        refused += bytes == null ? 1 : 0;
        unequal += bytes == null || Arrays.equals(bytes(usual, shared), bytes(usual, apart)) ? 0 : 1;
    }

    /** The generator must be neither so tame that usual bytes would do nor so wild that nothing is left. */
    @AfterAll
    static void mostGraphsAreComparedAndManyNeedToBeCanonical() {
        assertThat(compared).isGreaterThan(3 * refused).isGreaterThan(UNIVERSES * GRAPHS / 3);
        assertThat(unequal).isGreaterThan(compared / 4);
    }
}
