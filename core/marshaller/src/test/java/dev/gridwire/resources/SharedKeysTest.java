// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import java.io.ByteArrayOutputStream;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Graphs of a few dozen objects that have more paths than anybody can walk. */
@Isolated("measures time")
class SharedKeysTest {

    private static final int LEVELS = 30;
    private static final int NESTED = 34;
    private static final int MOST_MILLIS = 50;
    private static final Marshaller MARSHALLER = Things.marshaller();

    /** An object that holds another one twice, and is hashed by it. */
    private record Holder(String name, UnaryOperator<Object> twice) {
        Object of(int levels) {
            Object value = new ArrayList<>(List.of("core"));
            for (int i = 0; i < levels; i++) {
                value = twice.apply(value);
            }
            return value;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static <M extends Map<Object, Object>> M filled(M map, Object inner) {
        map.put("a", inner);
        map.put("b", inner);
        return map;
    }

    private enum Two {
        ONE,
        OTHER
    }

    private static <T extends Collection<Object>> T filled(T collection, Object inner) {
        collection.add(inner);
        collection.add(inner);
        return collection;
    }

    static final class OwnList extends ArrayList<Object> {
        private static final long serialVersionUID = 1L;
    }

    static final class OwnMap extends HashMap<Object, Object> {
        private static final long serialVersionUID = 1L;
    }

    record Twin(Object left, Object right) {}

    static Stream<Holder> holders() {
        return Stream.of(
                new Holder("ArrayList", inner -> filled(new ArrayList<>(), inner)),
                new Holder("LinkedList", inner -> filled(new LinkedList<>(), inner)),
                new Holder("Vector", inner -> filled(new Vector<>(), inner)),
                new Holder("Stack", inner -> filled(new Stack<>(), inner)),
                new Holder("CopyOnWriteArrayList", inner -> filled(new CopyOnWriteArrayList<>(), inner)),
                new Holder("List.of", inner -> List.of(inner, inner)),
                new Holder("Arrays.asList", inner -> Arrays.asList(inner, inner)),
                new Holder("unmodifiable list", inner -> Collections.unmodifiableList(filled(new ArrayList<>(), inner))),
                new Holder("synchronized list", inner -> Collections.synchronizedList(filled(new ArrayList<>(), inner))),
                new Holder("HashMap", inner -> filled(new HashMap<>(), inner)),
                new Holder("LinkedHashMap", inner -> filled(new LinkedHashMap<>(), inner)),
                new Holder("TreeMap", inner -> filled(new TreeMap<>(), inner)),
                new Holder("ConcurrentHashMap", inner -> filled(new ConcurrentHashMap<>(), inner)),
                new Holder("ConcurrentSkipListMap", inner -> filled(new ConcurrentSkipListMap<>(), inner)),
                new Holder("EnumMap", inner -> new EnumMap<>(Map.of(Two.ONE, inner, Two.OTHER, inner))),
                new Holder("Map.of", inner -> Map.of("a", inner, "b", inner)),
                new Holder("unmodifiable map", inner -> Collections.unmodifiableMap(filled(new HashMap<>(), inner))),
                new Holder("singletons", inner -> Collections.singletonList(filled(new ArrayList<>(), inner))),
                new Holder("Optional", inner -> Optional.of(filled(new ArrayList<>(), inner))),
                new Holder("Map.entry", inner -> Map.entry(inner, inner)),
                new Holder("SimpleEntry", inner -> new AbstractMap.SimpleEntry<>(inner, inner)),
                new Holder("record", inner -> new Twin(inner, inner)),
                new Holder("own list", inner -> filled(new OwnList(), inner)),
                new Holder("own map", inner -> filled(new OwnMap(), inner)));
    }

    @ParameterizedTest
    @MethodSource("holders")
    void aGraphOfABillionPathsIsAsCheapAsItsObjects(Holder holder) {
        Object graph = holder.of(LEVELS);
        byte[] bytes = MARSHALLER.marshal(graph);
        assertThat(bytes).hasSizeLessThan(4_000);
        Object copy = Cost.objectOf(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, bytes));
        assertThat(MARSHALLER.marshal(copy)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @MethodSource("holders")
    @Proves(topic = Topic.RESOURCES,
            value = "A graph of 2^30 paths is read as its few dozen objects, and refused as a key of a hash container")
    void asAKeyItIsRefused(Holder holder) {
        List<Object> key = List.of(holder.of(LEVELS));
        for (JdkType type : List.of(JdkType.HASH_SET, JdkType.SET_OF)) {
            assertTooMuch(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, Forged.collection(MARSHALLER, type, key, true)));
        }
        for (JdkType type : List.of(JdkType.HASH_MAP, JdkType.CONCURRENT_HASH_MAP, JdkType.MAP_OF)) {
            assertTooMuch(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, Forged.map(MARSHALLER, type, key, true)));
        }
    }

    private static void assertTooMuch(Attempt attempt) {
        assertThat(attempt.failure())
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll("The keys take too much work to hash",
                        "let hashCode tell the keys apart, or let their class implement Comparable");
    }

    /** Lists that each hold the one before twice; their contents come behind the set that holds the last one. */
    private static byte[] deferredLists(int levels) {
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        int list = Tags.ofType(JdkType.ARRAY_LIST.number());
        payload.writeBytes(new byte[] {(byte) PayloadHeader.of(true, true), (byte) list, (byte) (levels + 2), Tags.EACH_NAMED});
        for (int i = 0; i <= levels; i++) {
            payload.writeBytes(new byte[] {Tags.DEFERRED, (byte) list});
        }
        int set = Tags.ofType(JdkType.HASH_SET.number());
        payload.writeBytes(new byte[] {(byte) set, 1, Tags.EACH_NAMED, Tags.BACK, 1, 0});
        for (int i = 1; i <= levels; i++) {
            byte distance = (byte) (levels + 2 - i);
            payload.writeBytes(new byte[] {2, Tags.EACH_NAMED, Tags.BACK, distance, Tags.BACK, distance});
        }
        return payload.toByteArray();
    }

    @Test
    @Proves(topic = Topic.RESOURCES,
            value = "A container whose content comes later is no part of a key: nobody could know what its hash takes")
    void aKeyLeadsToNoContentThatComesLater() {
        assertTooMuch(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, deferredLists(LEVELS)));
    }

    /** Each set holds two, of which each holds the same two. */
    private static List<Object> nested(int levels) {
        List<Object> root = new ArrayList<>();
        List<Object> left = root;
        List<Object> right = new ArrayList<>();
        root.add(right);
        for (int i = 0; i < levels; i++) {
            List<Object> nextLeft = new ArrayList<>(List.of("foo"));
            List<Object> nextRight = new ArrayList<>();
            left.addAll(List.of(nextLeft, nextRight));
            right.addAll(List.of(nextLeft, nextRight));
            left = nextLeft;
            right = nextRight;
        }
        return root;
    }

    @Test
    @Proves(topic = Topic.RESOURCES,
            value = "Hash sets nested 34 deep, each level holding the next twice, are refused within 50 ms")
    void setsInsideOfSetsAreRefused() {
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, Forged.nestedSets(MARSHALLER, nested(NESTED)));
        assertThat(attempt.failure()).isInstanceOf(MismatchedShapeException.class).hasMessageContaining("hashNesting=9, limit=8");
        Object fine = Cost.objectOf(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, Forged.nestedSets(MARSHALLER, nested(5))));
        assertThat((Collection<?>) fine).hasSize(3);
    }
}
