// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.zoo.Zoo;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each kind of object inside of itself, deeper than a writer walks: the levels below come later in the bytes. */
class DeferredContentTest {

    private static final int LEVELS = 180;

    static class Open implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 7;
        @Nullable Object inner;
        double last = 0.5;
    }

    static final class Final implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Final itself;
        Open declared = new Open();
        List<Object> list = new ArrayList<>();
    }

    /** Orders elements the other way round, so that a lost comparator would be seen. */
    static final class Reversed implements Comparator<Object>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public int compare(Object a, Object b) {
            return b.hashCode() - a.hashCode();
        }
    }

    /** Compares fields that are here at once, wherever it stands. */
    static final class Ranked implements Serializable {
        private static final long serialVersionUID = 1L;
        final int rank;
        final @Nullable Object behind;

        Ranked(int rank, @Nullable Object behind) {
            this.rank = rank;
            this.behind = behind;
        }

        @Override
        public int hashCode() {
            return rank;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ranked ranked && ranked.rank == rank;
        }
    }

    /**
     * Something around something else.
     *
     * @param levels so many inside of each other
     * @param canonicalLevels the same where keys are sorted by their content, which each level does again
     */
    private record Kind(String name, int levels, int canonicalLevels, UnaryOperator<Object> around) {

        static Kind deferred(String name, UnaryOperator<Object> around) {
            return new Kind(name, LEVELS, LEVELS, around);
        }

        static Kind sorted(String name, UnaryOperator<Object> around) {
            return new Kind(name, LEVELS, 8, around);
        }

        Object nested(int count) {
            Object value = "core";
            for (int i = 0; i < count; i++) {
                value = around.apply(value);
            }
            return value;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static Kind collection(Collection<Object> empty) {
        return Kind.deferred(empty.getClass().getSimpleName(), inner -> filled(made(empty), inner));
    }

    private static Kind map(Map<Object, Object> empty) {
        return Kind.deferred(empty.getClass().getSimpleName(), inner -> {
            Map<Object, Object> map = made(empty);
            map.put(1, inner);
            map.put(2, "second");
            return map;
        });
    }

    private static Object filled(Collection<Object> collection, Object inner) {
        collection.add(inner);
        collection.add("second");
        return collection;
    }

    @SuppressWarnings("unchecked")
    private static <T> T made(T empty) {
        try {
            return (T) empty.getClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object comparing(Collection<Object> collection, Object inner) {
        collection.add(new Ranked(1, null));
        collection.add(new Ranked(2, inner));
        return collection;
    }

    private static Object comparing(Map<Object, Object> map, Object inner) {
        map.put(new Ranked(1, null), inner);
        map.put(new Ranked(2, inner), "second");
        return map;
    }

    static Stream<Kind> kinds() {
        return Stream.of(
                collection(new ArrayList<>()), collection(new LinkedList<>()), collection(new ArrayDeque<>()),
                collection(new Vector<>()), collection(new CopyOnWriteArrayList<>()),
                map(new HashMap<>()), map(new LinkedHashMap<>()), map(new TreeMap<>()), map(new ConcurrentHashMap<>()),
                map(new ConcurrentSkipListMap<>()),
                Kind.deferred("IdentityHashMap", inner -> new IdentityHashMap<>(Map.of(Zoo.Colour.RED, inner))),
                Kind.deferred("EnumMap", inner -> new EnumMap<>(Map.of(Zoo.Colour.GREEN, inner))),
                Kind.sorted("TreeMap by a comparator", inner -> comparing(new TreeMap<>(new Reversed()), inner)),
                Kind.sorted("ConcurrentSkipListMap by one",
                        inner -> comparing(new ConcurrentSkipListMap<>(new Reversed()), inner)),
                Kind.deferred("TreeSet by one", inner -> comparing(new TreeSet<>(new Reversed()), inner)),
                Kind.deferred("PriorityQueue by one", inner -> comparing(new PriorityQueue<>(new Reversed()), inner)),
                Kind.deferred("PriorityBlockingQueue by one",
                        inner -> comparing(new PriorityBlockingQueue<>(1, new Reversed()), inner)),
                Kind.sorted("HashMap by objects", inner -> comparing(new HashMap<>(), inner)),
                Kind.deferred("Object[]", inner -> new Object[] {inner, "second"}),
                Kind.deferred("an object", DeferredContentTest::open),
                Kind.deferred("a field of its own class", DeferredContentTest::last),
                Kind.deferred("elements of one class", DeferredContentTest::elements),
                // These take part in the depth that is allowed.
                new Kind("a set", 8, 8, inner -> new HashSet<>(Set.of(inner))),
                new Kind("a reference", 250, 250, AtomicReference::new),
                new Kind("a view", 60, 60,
                        inner -> Collections.unmodifiableList(new ArrayList<>(List.of(inner, "second")))),
                new Kind("in turn", 60, 60, inner -> open(new Object[] {Map.of("a", new ArrayList<>(List.of(inner)))})));
    }

    private static Object open(Object inner) {
        Open open = new Open();
        open.inner = inner;
        return open;
    }

    private static Object last(Object inner) {
        Final last = new Final();
        last.itself = inner instanceof Final same ? same : null;
        last.declared.inner = "declared";
        return last;
    }

    private static Object elements(Object inner) {
        Final last = new Final();
        last.list.add(new Final());
        if (inner instanceof Final same) {
            last.list.add(same);
        }
        return last;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void itIsTheSameGraph(Kind kind) {
        Object graph = kind.nested(kind.levels);
        byte[] interpreted = null;
        for (Generation generation : new Generation[] {Generation.NEVER, Generation.AT_ONCE}) {
            Marshaller marshaller = builder(generation).build();
            byte[] bytes = marshaller.marshal(graph);
            assertThat(marshaller.marshal(graph)).isEqualTo(bytes);
            assertThat(interpreted == null ? bytes : interpreted).isEqualTo(bytes);
            interpreted = bytes;
            for (int time = 0; time < 2; time++) {
                assertSame(marshaller.unmarshal(bytes), graph, kind.levels);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void itIsTheSameInCanonicalBytes(Kind kind) {
        Object graph = kind.nested(kind.canonicalLevels);
        Marshaller marshaller = builder(Generation.AT_ONCE).canonical().build();
        byte[] bytes = marshaller.marshal(graph);
        Object copy = marshaller.unmarshal(bytes);
        assertSame(copy, graph, kind.canonicalLevels);
        assertThat(marshaller.marshal(copy)).isEqualTo(bytes);
    }

    private static MarshallerBuilder builder(Generation generation) {
        return WithGeneration.builder(generation).register(Open.class).register(Final.class).register(Ranked.class)
                .register(Reversed.class).register(Zoo.Colour.class);
    }

    /** Walks down both to the core, comparing the objects at each of so many levels or more. */
    private static void assertSame(@Nullable Object copy, Object graph, int levels) {
        Object here = copy;
        Object there = graph;
        int level = 0;
        for (; there != null; level++) {
            assertThat(here == null ? null : here.getClass()).as("level %d", level).isEqualTo(there.getClass());
            List<@Nullable Object> partsHere = parts(here);
            List<@Nullable Object> partsThere = parts(there);
            assertThat(partsHere).as("level %d", level).hasSameSizeAs(partsThere);
            here = null;
            there = null;
            for (int i = 0; i < partsThere.size(); i++) {
                Object part = partsThere.get(i);
                if (part == null || part instanceof String || part instanceof Number) {
                    assertThat(partsHere.get(i)).as("level %d", level).isEqualTo(part);
                } else {
                    here = partsHere.get(i);
                    there = part;
                }
            }
        }
        assertThat(level).isGreaterThanOrEqualTo(levels);
    }

    private static List<@Nullable Object> parts(@Nullable Object of) {
        List<@Nullable Object> parts = new ArrayList<>();
        if (of instanceof Collection<?> collection) {
            collection.forEach(each -> addPart(parts, each));
        } else if (of instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                addPart(parts, key);
                addPart(parts, value);
            });
        } else if (of instanceof Object[] array) {
            Stream.of(array).forEach(parts::add);
        } else if (of instanceof AtomicReference<?> reference) {
            parts.add(reference.get());
        } else if (of instanceof Open open) {
            parts.addAll(Stream.of(open.number, open.last).toList());
            parts.add(open.inner);
        } else if (of instanceof Final last) {
            parts.addAll(Stream.of(last.declared.number, last.declared.inner == null ? "none" : last.declared.inner).toList());
            parts.add(last.itself);
            last.list.forEach(parts::add);
        }
        return parts;
    }

    private static void addPart(List<@Nullable Object> parts, @Nullable Object part) {
        if (part instanceof Ranked ranked) {
            parts.add(ranked.rank);
            parts.add(ranked.behind);
        } else {
            parts.add(part);
        }
    }
}
