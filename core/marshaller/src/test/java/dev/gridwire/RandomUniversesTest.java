// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random graphs of random classes: whatever is generated, analysed or learned, the bytes are the same as the interpreter's that
 * remembers every object.
 */
@Tag("core")
class RandomUniversesTest {

    private static final int UNIVERSES = Effort.of("gridwire.universes", 16);
    private static final int GRAPHS = Integer.getInteger("gridwire.graphs", 12);
    private static final long SEED = Long.getLong("gridwire.seed", 2L);
    /** More than it takes to fuse a root and to analyse a root. */
    private static final int USES = 300;
    private static final int MEDIUM = 25;
    private static final int DEEP = 600;

    private static int written;
    private static int refused;

    static Stream<Universe> universes() {
        return Universe.make(SEED, UNIVERSES).stream();
    }

    @ParameterizedTest
    @MethodSource("universes")
    void registeredClassesHaveTheBytesOfTheSpecification(Universe universe) {
        check(universe, builder -> {
            int id = 0;
            for (Class<?> type : universe.classes()) {
                if (!type.isInterface()) {
                    builder.register(type, id++);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("universes")
    void classesOfAllowedPackagesHaveTheBytesOfTheSpecification(Universe universe) {
        check(universe, builder -> builder.allowPackage(universe.packageName()).allowPackage(universe.packageName() + ".base"));
    }

    /** The generator must be neither so tame that nothing is refused nor so wild that nothing is left. */
    @AfterAll
    static void mostGraphsAreWrittenAndSomeAreRefused() {
        assertThat(written).isGreaterThan(3 * refused);
        assertThat(refused).isPositive();
    }

    private interface Allowing {
        void to(MarshallerBuilder builder);
    }

    private static Marshaller marshaller(Universe universe, Allowing allowing, Generation generation, Sharing sharing) {
        MarshallerBuilder builder = Marshaller.builder().classLoader(universe.loader()).generation(generation).sharing(sharing);
        allowing.to(builder);
        return builder.build();
    }

    private static void check(Universe universe, Allowing allowing) {
        Marshaller specification = marshaller(universe, allowing, Generation.NEVER, Sharing.ASSUMED);
        Marshaller generated = marshaller(universe, allowing, Generation.AT_ONCE, Sharing.ANALYSED);
        Marshaller learned = marshaller(universe, allowing, Generation.WHEN_USED, Sharing.ANALYSED);
        List<Object> graphs = graphs(universe);
        List<Object> twins = graphs(universe);
        List<Outcome> expected = new ArrayList<>();
        for (int i = 0; i < GRAPHS; i++) {
            String place = universe + ", graph=" + i;
            Outcome outcome = Outcome.of(specification, graphs.get(i));
            expected.add(outcome);
            checkCopies(place, graphs.get(i), twins.get(i), outcome, List.of(specification, generated, learned));
        }
        for (int use = 0; use < USES; use++) {
            for (int i = 0; i < GRAPHS; i++) {
                assertSame(universe + ", graph=" + i + ", use=" + use, Outcome.of(learned, graphs.get(i)), expected.get(i));
                if (expected.get(i).bytes != null) {
                    learned.unmarshal(expected.get(i).bytes);
                }
            }
        }
        for (int i = 0; i < GRAPHS; i++) {
            String place = universe + ", learned, graph=" + i;
            checkCopies(place, graphs.get(i), twins.get(i), expected.get(i), List.of(learned, generated, specification));
        }
    }

    private static List<Object> graphs(Universe universe) {
        SplittableRandom random = new SplittableRandom(universe.seed());
        return IntStream.range(0, GRAPHS)
                .mapToObj(i -> new GraphMaker(universe, random.split(), i % 6 == 5 ? DEEP : random.nextInt(MEDIUM)).make())
                .toList();
    }

    /** The twin is the same graph once more, which no marshaller has seen. */
    private static void checkCopies(
            String place, Object graph, Object twin, Outcome expected, List<Marshaller> marshallers) {
        for (Marshaller marshaller : marshallers) {
            // Twice: the lessons of the first graph must not matter.
            for (int i = 0; i < 2; i++) {
                assertSame(place, Outcome.of(marshaller, graph), expected);
            }
        }
        assertThat(ExactComparison.compare(twin, graph, FieldScope.ALL)).as(place).isEmpty();
        if (expected.bytes == null) {
            refused++;
            return;
        }
        written++;
        for (Marshaller marshaller : marshallers) {
            Object copy = marshaller.unmarshal(expected.bytes);
            assertThat(ExactComparison.compare(twin, copy, FieldScope.SERIAL)).as(place).isEmpty();
            assertSame(place + ", copy", Outcome.of(marshaller, copy), expected);
        }
    }

    private static void assertSame(String place, Outcome found, Outcome expected) {
        boolean same = expected.bytes == null
                ? expected.message.equals(found.message)
                : Arrays.equals(expected.bytes, found.bytes);
        if (!same) {
            fail("%s: expected %s, found %s", place, expected, found);
        }
    }

    /** Bytes, or a refusal. */
    private record Outcome(byte @Nullable [] bytes, String message) {

        static Outcome of(Marshaller marshaller, Object graph) {
            try {
                return new Outcome(marshaller.marshal(graph), "");
            } catch (GridwireException e) {
                return new Outcome(null, e.toString());
            }
        }

        @Override
        public String toString() {
            return bytes == null ? message : java.util.HexFormat.of().formatHex(bytes);
        }
    }
}
