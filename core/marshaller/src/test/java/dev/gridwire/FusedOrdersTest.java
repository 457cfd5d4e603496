// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import java.io.Serializable;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sorted containers keep the JDK's orders in fused code as in the general walk; an order of the user's is an obstacle. */
class FusedOrdersTest {

    /** More than it takes until code is fused. */
    private static final int USES = 200;

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private enum Kind {
        TREE_MAP(TreeMap::new, TreeSet::new),
        SKIP_LIST_MAP(ConcurrentSkipListMap::new, ConcurrentSkipListSet::new);

        private final Function<@Nullable Comparator<Object>, SortedMap<Object, Object>> map;
        private final Function<@Nullable Comparator<Object>, SortedSet<Object>> set;

        Kind(
                Function<@Nullable Comparator<Object>, SortedMap<Object, Object>> map,
                Function<@Nullable Comparator<Object>, SortedSet<Object>> set) {
            this.map = map;
            this.set = set;
        }
    }

    static final class Index implements Serializable {
        private static final long serialVersionUID = 1L;

        final SortedMap<Object, Object> entries;
        final Collection<Object> names;

        Index(SortedMap<Object, Object> entries, Collection<Object> names) {
            this.entries = entries;
            this.names = names;
        }
    }

    static final class ByLength implements Comparator<Object>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public int compare(Object one, Object other) {
            return Integer.compare(one.toString().length(), other.toString().length());
        }
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().register(Index.class, 1).register(ByLength.class, 2)
                .schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    private void check(Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
    }

    private static Index index(
            Kind kind, @Nullable Comparator<Object> ofMap, @Nullable Comparator<Object> ofSet, int count) {
        SortedMap<Object, Object> entries = kind.map.apply(ofMap);
        SortedSet<Object> names = kind.set.apply(ofSet);
        for (int i = 0; i < count; i++) {
            entries.put((i % 2 == 0 ? "key" : "KEY") + i, i);
            names.add("name" + i);
        }
        return new Index(entries, names);
    }

    private long fallbacks() {
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private List<String> obstacles() {
        return fused.statistics().types().stream().map(TypeStatistics::obstacle).filter(each -> !each.isEmpty()).toList();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Comparator<Object> anyCase() {
        return (Comparator) String.CASE_INSENSITIVE_ORDER;
    }

    @ParameterizedTest
    @EnumSource
    void ordersOfTheJdkAreFused(Kind kind) {
        for (int i = 0; i < USES; i++) {
            check(index(kind, anyCase(), i % 3 == 0 ? null : Collections.reverseOrder(), i % 5));
        }
        long before = fallbacks();
        for (int i = 0; i < USES; i++) {
            check(index(kind, i % 2 == 0 ? anyCase() : null, Collections.reverseOrder(), i % 5));
        }
        assertThat(fallbacks()).isEqualTo(before);
        assertThat(obstacles()).isEmpty();
        Index read = (Index) fused.unmarshal(fused.marshal(index(kind, anyCase(), Collections.reverseOrder(), 3)));
        assertThat(read.entries).containsKey("kEy0");
        assertThat(read.names).containsExactly("name2", "name1", "name0");
    }

    @ParameterizedTest
    @EnumSource
    void anOrderStandsTwice(Kind kind) {
        for (int i = 0; i < 2 * USES; i++) {
            check(index(kind, Collections.reverseOrder(), i < USES / 2 ? null : Collections.reverseOrder(), i % 5));
        }
        long before = fallbacks();
        for (int i = 0; i < USES; i++) {
            check(index(kind, Collections.reverseOrder(), Collections.reverseOrder(), i % 5));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void anOrderThatWasNotSeenIsKeptAllTheSame(Kind kind) {
        for (int i = 0; i < USES; i++) {
            check(index(kind, null, null, i % 5));
        }
        check(index(kind, anyCase(), Collections.reverseOrder(), 3));
        check(index(kind, new ByLength(), new ByLength(), 3));
    }

    @Test
    void orderedMapsAreRootsAsWell() {
        for (int i = 0; i < USES; i++) {
            Map<Object, Object> map = new TreeMap<>(Collections.reverseOrder());
            map.put("a", i);
            map.put("b", i);
            check(map);
        }
        assertThat(fallbacks()).isZero();
    }

    @Test
    void anOrderOfTheUsersIsToldAsAnObstacle() {
        for (int i = 0; i < USES; i++) {
            check(index(Kind.TREE_MAP, new ByLength(), null, 1));
        }
        assertThat(obstacles()).singleElement().asString().contains("a sorted container has a comparator", "ByLength");
    }
}
