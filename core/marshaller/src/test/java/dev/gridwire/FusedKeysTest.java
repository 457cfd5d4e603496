// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sets and maps that hash objects of the user's, whatever the bytes say: never one that is not complete. */
class FusedKeysTest {

    /** More than it takes until code is fused. */
    private static final int USES = 100;
    /** For each payload that fails. */
    private static final int GOOD_ONES = 10;

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    record Key(int number) {}

    /** Its hash is that of its last field, so that one that is not complete has another. */
    static final class Basket implements Serializable {
        private static final long serialVersionUID = 1L;

        final Set<Object> keys = new HashSet<>();
        final Map<Object, Object> byKey = new HashMap<>();
        final List<Object> all = new ArrayList<>();
        @Nullable Object last;

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Basket basket && last == basket.last;
        }

        @Override
        public int hashCode() {
            return last instanceof Key key ? key.number() : 5;
        }
    }

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().register(Basket.class, 1).register(Key.class, 2)
                .schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    private enum Kind {
        OBJECTS,
        SHARED_OBJECTS,
        /** Without an identity; other objects are shared. */
        VALUES
    }

    private static Basket basket(int number, Kind kind) {
        boolean isShared = kind == Kind.SHARED_OBJECTS;
        Basket made = new Basket();
        if (kind == Kind.VALUES) {
            made.keys.add(number);
            made.byKey.put("key", number);
            made.last = new Key(7);
            made.all.add(made.last);
            return made;
        }
        Key key = new Key(number);
        made.keys.add(key);
        made.keys.add(new Key(number + 1));
        made.byKey.put(isShared ? key : new Key(number), number);
        made.all.add(isShared ? key : new Key(number));
        made.last = new Key(7);
        return made;
    }

    private long fallbacks() {
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private byte[] learned(Kind kind) {
        for (int i = 0; i < USES; i++) {
            byte[] bytes = fused.marshal(basket(i, kind));
            assertThat(bytes).isEqualTo(interpreted.marshal(basket(i, kind)));
            assertSameOutcome(bytes);
        }
        long before = fallbacks();
        byte[] bytes = fused.marshal(basket(2, kind));
        assertSameOutcome(bytes);
        assertThat(fallbacks()).isEqualTo(before);
        assertThat(fused.statistics().types()).extracting(TypeStatistics::obstacle).containsOnly("");
        return bytes;
    }

    /** Where more than three of eight payloads fail, fused code rests, and nothing would be tested. */
    private void trust(byte[] bytes) {
        for (int i = 0; i < GOOD_ONES; i++) {
            fused.unmarshal(bytes);
        }
    }

    private void assertSameOutcome(byte[] bytes) {
        Object[] results = new Object[2];
        Throwable found = catchThrowable(() -> results[0] = fused.unmarshal(bytes));
        Throwable expected = catchThrowable(() -> results[1] = interpreted.unmarshal(bytes));
        assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
        if (expected == null) {
            assertThat(ExactComparison.gravest(results[1], results[0])).isEmpty();
            assertThat(lost(results[0])).isEqualTo(lost(results[1]));
        }
    }

    /** How many keys are not found where they stand; -1 if a map that holds itself has no hash. */
    private static long lost(@Nullable Object result) {
        if (!(result instanceof Basket basket)) {
            return 0;
        }
        try {
            return basket.keys.stream().filter(key -> !basket.keys.contains(key)).count()
                    + basket.byKey.keySet().stream().filter(key -> !basket.byKey.containsKey(key)).count();
        } catch (StackOverflowError e) {
            return -1;
        }
    }

    @ParameterizedTest
    @EnumSource
    void eachByteMayBeAnyOther(Kind kind) {
        byte[] bytes = learned(kind);
        for (int at = 0; at < bytes.length; at++) {
            byte[] altered = bytes.clone();
            for (int value = 0; value < 256; value++) {
                altered[at] = (byte) value;
                trust(bytes);
                assertSameOutcome(altered);
            }
        }
    }

    /** Some objects of a class hold keys that the general walk must hash: that does not keep it from the others. */
    @Test
    void keysForTheGeneralWalkAreNoFailuresOfFusedCode() {
        learned(Kind.VALUES);
        Basket odd = basket(1, Kind.VALUES);
        odd.keys.add(new Basket());
        byte[] bytes = fused.marshal(odd);
        long before = fallbacks();
        for (int i = 0; i < USES; i++) {
            fused.unmarshal(bytes);
        }
        assertThat(fallbacks()).isEqualTo(before + USES);
        byte[] usual = fused.marshal(basket(2, Kind.VALUES));
        before = fallbacks();
        fused.unmarshal(usual);
        assertThat(fallbacks()).isEqualTo(before);
    }

    /** A set of baskets in baskets: by the general walk, for its keys may lead back to what is around them. */
    @Test
    void keysThatMayLeadBackAreLeftToTheGeneralWalk() {
        for (int i = 0; i < USES; i++) {
            Basket outer = new Basket();
            Basket inner = basket(i, Kind.OBJECTS);
            outer.keys.add(inner);
            inner.last = outer;
            assertSameOutcome(fused.marshal(outer));
        }
        assertThat(fused.statistics().types()).extracting(TypeStatistics::obstacle)
                .anyMatch(obstacle -> obstacle.startsWith("a container hashes or compares objects"));
    }
}
