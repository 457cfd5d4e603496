// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Java serialization is the oracle: its copy and ours are the same graph, transient fields and identity included. */
@Tag("core")
class DifferentialTest {

    private static final int UNIVERSES = Effort.of("gridwire.universes", 12);
    private static final int GRAPHS = Integer.getInteger("gridwire.graphs", 30);
    private static final long SEED = Long.getLong("gridwire.seed", 1_001L);
    private static final int MOST_OBJECTS = 40;
    private static final int LEAST_SAMPLES = 40;

    private static int compared;
    private static int refused;
    private static int lostByJava;

    static Stream<Universe> universes() {
        return Universe.makeSerializable(SEED, UNIVERSES).stream();
    }

    @ParameterizedTest
    @MethodSource("universes")
    void randomGraphsAreWhatJavaMakesOfThem(Universe universe) throws Exception {
        List<Marshaller> marshallers = Stream.of(Generation.NEVER, Generation.AT_ONCE)
                .map(generation -> Marshaller.builder().classLoader(universe.loader()).generation(generation)
                        .allowPackage(universe.packageName()).allowPackage(universe.packageName() + ".base").build())
                .toList();
        SplittableRandom random = new SplittableRandom(universe.seed());
        for (int i = 0; i < GRAPHS; i++) {
            Object graph = new GraphMaker(universe, random.split(), random.nextInt(MOST_OBJECTS)).make();
            String place = universe + ", graph=" + i;
            List<Object> written = new ArrayList<>();
            for (Marshaller marshaller : marshallers) {
                written.add(compare(place, marshaller, graph, universe.loader()));
            }
            assertThat(written.get(1)).as(place).isEqualTo(written.get(0));
        }
    }

    @Test
    void samplesAreWhatJavaMakesOfThem() throws Exception {
        int before = compared;
        for (Object sample : Samples.all()) {
            compare(sample.getClass().getName(), Marshallers.ZOO, sample, DifferentialTest.class.getClassLoader());
        }
        assertThat(compared - before).isGreaterThan(LEAST_SAMPLES);
    }

    @AfterAll
    static void mostGraphsAreComparedWithJavasCopy() {
        assertThat(compared).isGreaterThan(3 * refused).isGreaterThan(50 * lostByJava);
    }

    /** Gives the bytes, or why the graph is refused. */
    private static Object compare(String place, Marshaller marshaller, Object graph, ClassLoader loader) throws Exception {
        byte[] bytes;
        try {
            bytes = marshaller.marshal(graph);
        } catch (GridwireException e) {
            refused++;
            return String.valueOf(e.getMessage());
        }
        Object expected = byJava(graph, loader);
        if (expected == null) {
            return bytes; // Gridwire takes more than Java does
        }
        Object copy = marshaller.unmarshal(bytes);
        // Java loses elements of hash containers whose keys it has not read completely when it hashes them, as in a cycle.
        if (ExactComparison.compare(graph, expected, FieldScope.SERIAL).isPresent()) {
            lostByJava++;
            assertThat(ExactComparison.compare(graph, copy, FieldScope.SERIAL)).as(place).isEmpty();
        } else {
            assertThat(ExactComparison.compare(expected, copy, FieldScope.ALL)).as(place).isEmpty();
        }
        compared++;
        return bytes;
    }

    private static @Nullable Object byJava(Object graph, ClassLoader loader) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(graph);
        } catch (NotSerializableException e) {
            return null;
        }
        try (ObjectInputStream in = new LoaderInput(new ByteArrayInputStream(bytes.toByteArray()), loader)) {
            return in.readObject();
        }
    }

    /** Finds the classes of a universe. */
    private static final class LoaderInput extends ObjectInputStream {
        private final ClassLoader loader;

        LoaderInput(InputStream in, ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass descriptor) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(descriptor.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(descriptor);
            }
        }
    }
}
