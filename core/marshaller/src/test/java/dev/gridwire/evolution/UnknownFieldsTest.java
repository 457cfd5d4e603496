// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.TypeStatistics;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.loading.Gone;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A member with the old classes reads, changes and writes objects that have more fields in the new ones. */
class UnknownFieldsTest {

    private static final String OLD = """
            package kept; import java.util.*;
            public class Order { public int a; public List<Line> lines = new ArrayList<>(); }
            class Line { public int x; }
            """;
    private static final String NEW = """
            package kept; import java.util.*;
            public class Order {
                public int a; public String note; public List<Line> lines = new ArrayList<>();
                public Order twin; public Line best;
                public void fill(int i) {
                    a = i; note = "note " + i; twin = i % 2 == 0 ? this : null;
                    for (int k = 0; k < 3; k++) { Line l = new Line(); l.x = k; l.price = i + k / 4.0; lines.add(l); }
                    best = lines.get(i % 3);
                }
            }
            class Line { public double price; public int x; }
            """;
    private static final int ENTRIES = Math.max(2_000, Effort.of(10_000));
    /** More than the table of the last that may hold themselves has room for, to see that it has a bound. */
    private static final int MANY = 200_000;

    private final ClassLoader oldClasses = loader(OLD);
    private final ClassLoader newClasses = loader(NEW);

    private static ClassLoader loader(String source) {
        return new BytesLoader(Compiler.compile(Map.of("kept.Order", source)), UnknownFieldsTest.class.getClassLoader());
    }

    private Marshaller marshaller(ClassLoader loader, Generation generation, UnknownFields fate) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage("kept").unknownFields(fate).build();
    }

    private Object filled(int number) {
        try {
            Object order = make(newClasses);
            order.getClass().getMethod("fill", int.class).invoke(order, number);
            return order;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object make(ClassLoader loader) {
        try {
            return loader.loadClass("kept.Order").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void set(Object object, String name, Object value) {
        try {
            Field field = object.getClass().getField(name);
            field.set(object, value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object get(Object object, String name) {
        try {
            return object.getClass().getField(name).get(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.EVOLUTION, value = "An old version that reads, changes and writes loses no field of a new one")
    void ofThousandsOfEntriesThatAnOldMemberChangesNoneLosesAnything(Generation generation) {
        Marshaller old = marshaller(oldClasses, generation, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, generation, UnknownFields.KEPT);
        int lost = 0;
        for (int i = 0; i < ENTRIES; i++) {
            Object expected = filled(i);
            Object read = old.unmarshal(recent.marshal(expected));
            set(read, "a", -i);
            set(expected, "a", -i);
            String back = GraphText.of(recent.unmarshal(old.marshal(read)));
            lost += back.equals(GraphText.of(expected)) ? 0 : 1;
        }
        assertThat(lost).isZero();
    }

    @Test
    void theyOutliveManyTripsThroughOldMembers() {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Marshaller other = marshaller(loader(OLD), Generation.NEVER, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        byte[] bytes = recent.marshal(filled(4));
        for (int i = 0; i < 20; i++) {
            bytes = other.marshal(other.unmarshal(old.marshal(old.unmarshal(bytes))));
        }
        assertThat(GraphText.of(recent.unmarshal(bytes))).isEqualTo(GraphText.of(filled(4)));
    }

    @Test
    void theyAreDroppedWhereThatIsSaid() {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.DROPPED);
        Marshaller recent = marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Object back = recent.unmarshal(old.marshal(old.unmarshal(recent.marshal(filled(1)))));
        assertThat(get(back, "note")).isNull();
        assertThat(get(back, "a")).isEqualTo(1);
    }

    @Test
    void aCopyThatAProgramMakesTakesThemAlongIfItSaysSo() {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Object read = old.unmarshal(recent.marshal(filled(1)));
        Object copy = make(oldClasses);
        assertThat(get(recent.unmarshal(old.marshal(copy)), "note")).isNull();
        old.keepUnknownFields(read, copy);
        assertThat(get(recent.unmarshal(old.marshal(copy)), "note")).isEqualTo("note 1");
    }

    @Test
    void anObjectWithoutAnyIsWrittenAsEver() {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Object own = make(oldClasses);
        byte[] before = old.marshal(own);
        List<Object> held = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            held.add(old.unmarshal(recent.marshal(filled(i))));
        }
        assertThat(old.marshal(own)).isEqualTo(before);
        assertThat(held).hasSize(100);
    }

    @Test
    @Tag("full")
    void theyGoWithTheObjectAlsoIfTheyReferToIt() throws InterruptedException {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        // Odd ones refer to no other object but their own lines; even ones to themselves.
        assertThat(Gone.soon(read(old, recent.marshal(filled(1)), 1_000), 1)).isTrue();
        byte[] toItself = recent.marshal(filled(2));
        List<WeakReference<Object>> first = read(old, toItself, 1_000);
        for (int i = 0; i < MANY; i++) {
            old.unmarshal(toItself);
        }
        assertThat(Gone.soon(first, 1)).isTrue();
    }

    /** A class of which no object has unknown fields. */
    record Other(int number, List<String> texts) {}

    @Test
    void objectsOfOtherClassesAreWrittenByFusedCodeMeanwhile() {
        Marshaller old = WithGeneration.builder(Generation.AT_ONCE).classLoader(oldClasses).allowPackage("kept")
                .register(Other.class).build();
        Object read = old.unmarshal(marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT).marshal(filled(1)));
        Other other = new Other(1, new ArrayList<>(List.of("a", "b")));
        // The first read is the general reader's.
        old.unmarshal(old.marshal(other));
        old.marshal(read);
        long before = fallbacks(old, Other.class.getName());
        long beforeOfReads = fallbacks(old, "kept.Order");
        for (int i = 0; i < 10; i++) {
            assertThat(old.<Other>unmarshal(old.marshal(other))).isEqualTo(other);
            old.marshal(read);
        }
        assertThat(fallbacks(old, Other.class.getName())).isEqualTo(before);
        assertThat(fallbacks(old, "kept.Order")).isEqualTo(beforeOfReads + 10);
    }

    @Test
    void fusedCodeServesAgainWhenTheObjectsAreGone() throws InterruptedException {
        Marshaller old = marshaller(oldClasses, Generation.AT_ONCE, UnknownFields.KEPT);
        Object own = make(oldClasses);
        old.marshal(own);
        old.unmarshal(marshaller(newClasses, Generation.AT_ONCE, UnknownFields.KEPT).marshal(filled(1)));
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
        boolean isFused = false;
        while (!isFused && System.nanoTime() < end) {
            System.gc();
            Thread.sleep(1);
            old.marshal(own);
            long before = fallbacks(old, "kept.Order");
            old.marshal(own);
            isFused = fallbacks(old, "kept.Order") == before;
        }
        assertThat(isFused).isTrue();
    }

    private static long fallbacks(Marshaller marshaller, String className) {
        return marshaller.statistics().types().stream().filter(each -> each.className().equals(className))
                .mapToLong(TypeStatistics::fallbacks).sum();
    }

    private static List<WeakReference<Object>> read(Marshaller marshaller, byte[] bytes, int count) {
        List<WeakReference<Object>> read = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            read.add(new WeakReference<>(marshaller.unmarshal(bytes)));
        }
        return read;
    }

    @Test
    void manyThreadsReadAndWriteAtATime() throws Exception {
        Marshaller old = marshaller(oldClasses, Generation.WHEN_USED, UnknownFields.KEPT);
        Marshaller recent = marshaller(newClasses, Generation.WHEN_USED, UnknownFields.KEPT);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int t = 0; t < 8; t++) {
                tasks.add(() -> {
                    int lost = 0;
                    for (int i = 0; i < 1_500; i++) {
                        Object back = recent.unmarshal(old.marshal(old.unmarshal(recent.marshal(filled(i)))));
                        lost += GraphText.of(back).equals(GraphText.of(filled(i))) ? 0 : 1;
                    }
                    return lost;
                });
            }
            for (Future<Integer> each : threads.invokeAll(tasks, 5, TimeUnit.MINUTES)) {
                assertThat(each.get()).isZero();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
