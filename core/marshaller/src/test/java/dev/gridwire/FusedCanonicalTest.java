// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fused code that writes canonical bytes against the interpreter, which sorts by its own buffers. */
class FusedCanonicalTest {

    /** More than it takes until code is fused. */
    private static final int USES = 200;
    /** Kinds whose graphs hold an object twice, or must sort keys by their bytes. */
    private static final Set<FusedKind> WALKED = EnumSet.of(
            FusedKind.MAPS, FusedKind.VIEWS, FusedKind.KEYS, FusedKind.KEYS_OF_PARTS, FusedKind.NULL_KEYS, FusedKind.SHARED_KEYS,
            FusedKind.SHARED_KEYS_OF_PARTS, FusedKind.SHARED_VIEWS, FusedKind.SHARED, FusedKind.SHARED_EVERYWHERE,
            FusedKind.MANY_SHARED, FusedKind.TREE_WITH_PARENTS, FusedKind.RECURSIVE_RECORDS, FusedKind.CYCLIC);

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").classLoader(FusedGraphs.class.getClassLoader())
                .generation(generation).schemas(SchemaStore.inMemory()).canonical().build();
    }

    private long fallbacks() {
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private void check(Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(interpreted.unmarshal(bytes), fused.unmarshal(bytes))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(FusedKind.class)
    void bytesAndObjectsAreThoseOfTheInterpreter(FusedKind kind) {
        for (int i = 1; i < 2 * USES; i++) {
            check(kind.make(i));
        }
        long before = fallbacks();
        for (int i = 1; i < USES; i++) {
            check(kind.make(i));
        }
        assertThat(fallbacks() == before).as("fused").isEqualTo(!WALKED.contains(kind));
    }

    /** Sets and maps of a few elements, of many, and of sizes at which another way to sort is taken. */
    @Test
    void containersOfAnySizeAreSorted() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 2 * USES; i++) {
            int size = i % 50;
            for (List<?> keys : List.of(
                    random.ints(size).boxed().toList(),
                    random.longs(size).mapToObj(each -> new UUID(each, 1)).toList(),
                    random.ints(size).mapToObj(Integer::toString).toList())) {
                Map<Object, Object> map = i % 2 == 0 ? new HashMap<>() : new ConcurrentHashMap<>();
                keys.forEach(key -> map.put(key, "of " + key));
                check(map);
                check(new HashSet<>(keys));
                check(new FusedGraphs.Bag(List.of(), IntStream.range(0, size).boxed()
                        .collect(HashMap::new, (m, n) -> m.put("n" + n, n), Map::putAll), Set.of(), Optional.empty()));
            }
        }
        long before = fallbacks();
        check(Collections.unmodifiableMap(new HashMap<>(Map.of("b", 1, "a", 2))));
        check(new HashSet<>(Set.of(4, 5, 6)));
        assertThat(fallbacks()).isEqualTo(before);
    }

    @Test
    void keysWithoutANaturalOrderAreSortedByTheGeneralWalk() {
        for (int i = 0; i < USES; i++) {
            check(new HashSet<>(Set.of("a", "b" + i)));
        }
        long before = fallbacks();
        check(new HashSet<>(Set.of("a", 5)));
        check(new HashSet<>(Arrays.asList("a", null)));
        check(new HashSet<>(Set.of(new BigDecimal("1.0"), new BigDecimal("1.00"))));
        assertThat(fallbacks()).isGreaterThanOrEqualTo(before + 3);
    }
}
