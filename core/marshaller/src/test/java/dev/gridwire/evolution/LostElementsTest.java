// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that a new class tells apart, and the old one does not, as in a rolling upgrade. */
class LostElementsTest {

    private static final String BOX = """
            package lost; import java.util.*; import java.util.concurrent.*;
            public class Box {
                public Object content;
                public static class OwnMap extends HashMap<Object, Object> { }
                public static class OwnSet extends LinkedHashSet<Object> { }
                public static Box of(String kind, int ends) {
                    Box box = new Box();
                    K[] keys = {K.of(1, "a"), K.of(2, "b"), K.of(ends, "c")};
                    Map<Object, Object> map = Map.of(keys[0], "A", keys[1], "B", keys[2], "C");
                    List<Object> list = List.of(keys);
                    box.content = switch (kind) {
                        case "HashMap" -> new HashMap<>(map);
                        case "LinkedHashMap" -> new LinkedHashMap<>(map);
                        case "ConcurrentHashMap" -> new ConcurrentHashMap<>(map);
                        case "HashSet" -> new HashSet<>(list);
                        case "LinkedHashSet" -> new LinkedHashSet<>(list);
                        case "CopyOnWriteArraySet" -> new CopyOnWriteArraySet<>(list);
                        case "SetN" -> Set.copyOf(list);
                        case "MapN" -> map;
                        case "OwnMap" -> { OwnMap own = new OwnMap(); own.putAll(map); yield own; }
                        case "OwnSet" -> { OwnSet own = new OwnSet(); own.addAll(list); yield own; }
                        case "TreeMap" -> new TreeMap<>(map);
                        case "TreeSet" -> new TreeSet<>(list);
                        case "ConcurrentSkipListMap" -> new ConcurrentSkipListMap<>(map);
                        case "ConcurrentSkipListSet" -> new ConcurrentSkipListSet<>(list);
                        default -> throw new IllegalArgumentException(kind);
                    };
                    return box;
                }
            }
            """;
    private static final String NEW = BOX + """
            record K(int id, String user) implements Comparable<K> {
                static K of(int id, String user) { return new K(id, user); }
                public int compareTo(K k) { return id != k.id ? Integer.compare(id, k.id) : user.compareTo(k.user); }
            }
            """;
    private static final String OLD = BOX + """
            record K(int id) implements Comparable<K> {
                static K of(int id, String user) { return new K(id); }
                public int compareTo(K k) { return Integer.compare(id, k.id); }
            }
            """;
    private static final int USES = 100;

    private static Class<?> box(String source) {
        try {
            return new BytesLoader(Compiler.compile(Map.of("lost.Box", source)), LostElementsTest.class.getClassLoader())
                    .loadClass("lost.Box");
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Marshaller marshaller(Class<?> box, Generation generation) {
        return WithGeneration.builder(generation).classLoader(box.getClassLoader()).allowPackage("lost").build();
    }

    /** The third key has the number of another one if it ends at 1 or 2. */
    private static Object make(Class<?> box, String kind, int ends) {
        try {
            return box.getMethod("of", String.class, int.class).invoke(null, kind, ends);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "HashMap", "LinkedHashMap", "ConcurrentHashMap", "HashSet", "LinkedHashSet", "CopyOnWriteArraySet", "SetN", "MapN",
        "OwnMap", "OwnSet"})
    void keysThatAreEqualHereAreRefusedByNumberAndName(String kind) {
        Class<?> newBox = box(NEW);
        Class<?> oldBox = box(OLD);
        for (Generation generation : Generation.values()) {
            Marshaller recent = marshaller(newBox, generation);
            Marshaller old = marshaller(oldBox, generation);
            for (int use = 0; use < USES; use++) {
                old.unmarshal(recent.marshal(make(newBox, kind, 3)));
                byte[] colliding = recent.marshal(make(newBox, kind, 1));
                assertThatExceptionOfType(MismatchedShapeException.class)
                        .isThrownBy(() -> old.unmarshal(colliding))
                        .withMessageContaining("container=")
                        .withMessageContaining(kind)
                        .withMessageContaining("written=3, kept=2, keys=")
                        .withMessageContaining("keyClass=lost.K at Box.content; let equals and hashCode");
                assertThat(GraphText.of(recent.unmarshal(colliding))).isEqualTo(GraphText.of(make(newBox, kind, 1)));
            }
        }
    }

    /** Which compare no keys while they are read, as in Java serialization: an old member carries what it cannot tell apart. */
    @ParameterizedTest
    @ValueSource(strings = {"TreeMap", "TreeSet", "ConcurrentSkipListMap", "ConcurrentSkipListSet"})
    void sortedContainersKeepAllAndAnOldMemberWritesThemBack(String kind) {
        Class<?> newBox = box(NEW);
        Class<?> oldBox = box(OLD);
        for (Generation generation : Generation.values()) {
            Marshaller recent = marshaller(newBox, generation);
            Marshaller old = marshaller(oldBox, generation);
            for (int use = 0; use < USES; use++) {
                Object written = make(newBox, kind, 1 + use % 3);
                byte[] back = old.marshal(old.unmarshal(recent.marshal(written)));
                assertThat(GraphText.of(recent.unmarshal(back))).isEqualTo(GraphText.of(written));
            }
        }
    }

    /** Where it is filled at the end of the graph, since its keys lead back to it, the path is told all the same. */
    @Test
    void theyAreRefusedByTheirPathAtTheEndOfTheGraph() {
        Function<String, String> source = field -> """
                package lost; import java.util.*;
                public class Box {
                    public List<Object> before = new ArrayList<>(); public Map<K, Object> content = new HashMap<>();
                    public static Box of(String kind, int ends) {
                        Box box = new Box(); K first = new K(); K last = new K(); %s
                        first.box = box; last.box = box; box.content.put(first, 1); box.content.put(last, 2); return box;
                    }
                }
                class K { Box box; %s
                    public boolean equals(Object k) { return k instanceof K && hashCode() == k.hashCode(); }
                    public int hashCode() { return %s; } }
                """.formatted(field.isEmpty() ? "" : "last.user = 1;", field, field.isEmpty() ? "1" : "user");
        Class<?> newBox = box(source.apply("int user;"));
        Class<?> oldBox = box(source.apply(""));
        byte[] bytes = marshaller(newBox, Generation.NEVER).marshal(make(newBox, "", 0));
        assertThatExceptionOfType(MismatchedShapeException.class)
                .isThrownBy(() -> marshaller(oldBox, Generation.NEVER).unmarshal(bytes))
                .withMessageContaining("written=2, kept=1, keys=0 and 1, keyClass=lost.K at Box.content; ");
    }
}
