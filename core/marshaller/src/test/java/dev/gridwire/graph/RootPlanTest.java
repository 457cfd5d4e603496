// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A writer's assumptions about a root class: when they begin, and when they end. */
class RootPlanTest {

    /** Each of its parts stands in its graph once, but two of a class, or a list's elements, need not. */
    static final class Root {
        Once once;
        Twice left;
        Twice right;
    }

    static final class Once {
        Inner inner;
    }

    static final class Inner {
        int number;
    }

    static final class Twice {
        int number;
    }

    static final class Knot {
        Knot next;
    }

    /** May hold anything in the world. */
    static final class Open {
        Once once;
        Object any;
    }

    private static long bit(long[] once, TypeTable types, Class<?> type) {
        int number = types.allowed(type).number();
        return number < once.length ? once[number] : 0;
    }

    /** @param uses so many until it is known which classes occur once; 0 if never */
    @ParameterizedTest
    @CsvSource({
        "WHEN_USED, ANALYSED, 100", "AT_ONCE, ANALYSED, 1", "NEVER, ANALYSED, 100", "WHEN_USED, ASSUMED, 0", "AT_ONCE, ASSUMED, 0"
    })
    void aClassIsAnalysedWhenThatPays(Generation generation, Sharing sharing, int uses) {
        TypeTable types = TypeTables.of(generation, sharing);
        UserCodec root = (UserCodec) types.allowed(Root.class);
        for (int use = 1; use <= 250; use++) {
            boolean isKnown = SingleOccurrences.planOf(root, types).once() != null;
            assertThat(isKnown).as("at use %d", use).isEqualTo(uses > 0 && use >= uses);
        }
    }

    @Test
    void aClassThatOccursOnceHasABitOfItsOwn() {
        TypeTable types = TypeTables.of(Generation.AT_ONCE, Sharing.ANALYSED);
        long[] once = Objects.requireNonNull(SingleOccurrences.planOf((UserCodec) types.allowed(Root.class), types).once());
        long part = bit(once, types, Once.class);
        long inner = bit(once, types, Inner.class);
        assertThat(Long.bitCount(part)).isEqualTo(1);
        assertThat(Long.bitCount(inner)).isEqualTo(1);
        assertThat(part & inner).isZero();
        assertThat(bit(once, types, Twice.class)).isZero();
        assertThat(SingleOccurrences.planOf((UserCodec) types.allowed(Knot.class), types).once()).isNull();
    }

    @Test
    void theWorldIsOfTheNamedClassesThatAreThere() {
        Set<String> names = new HashSet<>(Set.of("com.acme.Gone"));
        for (Class<?> each : new Class<?>[] {Root.class, Once.class, Inner.class, Twice.class, Open.class}) {
            names.add(each.getName());
        }
        TypeTable types = TypeTables.of(
                new NamePolicy(names, Set.of()), Limits.DEFAULT, Generation.AT_ONCE, Sharing.ANALYSED);
        long[] once = Objects.requireNonNull(SingleOccurrences.planOf((UserCodec) types.allowed(Root.class), types).once());
        assertThat(bit(once, types, Once.class)).isNotZero();
        assertThat(bit(once, types, Twice.class)).isZero();
        long[] open = SingleOccurrences.planOf((UserCodec) types.allowed(Open.class), types).once();
        assertThat(open == null ? 0 : bit(open, types, Once.class)).as("another may stand in the open field").isZero();
    }

    @Test
    void itLearnsFromEachRetryWhatDidNotHold() {
        TypeTable types = TypeTables.of(Generation.AT_ONCE, Sharing.ANALYSED);
        UserCodec root = (UserCodec) types.allowed(Root.class);
        RootPlan plan = SingleOccurrences.planOf(root, types);
        assertThat(plan.tracksCompleteness()).isFalse();

        plan.learn(Retry.KEYED);
        assertThat(plan.tracksCompleteness()).isTrue();
        assertThat(plan.once()).isNotNull();

        RootPlan repeated = RootPlan.of(Sharing.ANALYSED, Generation.AT_ONCE);
        if (repeated.isDue()) {
            repeated.take(SingleOccurrences.of(root, types));
        }
        repeated.learn(Retry.REPEATED);
        assertThat(repeated.tracksCompleteness()).isFalse();
        assertThat(repeated.once()).isNull();

        RootPlan early = RootPlan.of(Sharing.ANALYSED, Generation.AT_ONCE);
        early.learn(Retry.HOOKED);
        if (early.isDue()) {
            early.take(SingleOccurrences.of(root, types));
        }
        assertThat(early.tracksCompleteness()).isTrue();
        assertThat(early.once()).as("not analysed any more").isNull();
    }

    @Test
    void aPlanOfAllRootsLearnsNothing() {
        RootPlan.SPECULATIVE.learn(Retry.HOOKED);
        assertThat(RootPlan.SPECULATIVE.tracksCompleteness()).isFalse();
        assertThat(RootPlan.CONSERVATIVE.tracksCompleteness()).isTrue();
        assertThat(RootPlan.CANONICAL.tracksCompleteness()).isTrue();
    }

    @Test
    void aSecondObjectOfAClassThatWasToOccurOnceBeginsAgain() {
        TypeTable types = TypeTables.of(Generation.AT_ONCE, Sharing.ANALYSED);
        RootPlan plan = SingleOccurrences.planOf((UserCodec) types.allowed(Root.class), types);
        OccurrenceGuard occurrences = new OccurrenceGuard();
        occurrences.begin(RootPlan.CONSERVATIVE);
        assertThat(occurrences.areAllTracked()).isTrue();
        assertThat(occurrences.isOnce(types.allowed(Once.class))).isFalse();
        for (int graph = 0; graph < 2; graph++) {
            occurrences.begin(plan);
            assertThat(occurrences.areAllTracked()).isFalse();
            assertThat(occurrences.isOnce(types.allowed(Once.class))).isTrue();
            assertThat(occurrences.isOnce(types.allowed(Inner.class))).isTrue();
            assertThat(occurrences.isOnce(types.allowed(Twice.class))).isFalse();
            assertThat(occurrences.isOnce(types.allowed(Twice.class))).isFalse();
        }
        assertThat(makesRetry(occurrences, types.allowed(Once.class))).isTrue();
        assertThat(makesRetry(occurrences, types.allowed(Inner.class))).isTrue();
    }

    private static boolean makesRetry(OccurrenceGuard occurrences, Codec codec) {
        try {
            occurrences.isOnce(codec);
            return false;
        } catch (Retry e) {
            assertThat(e).isSameAs(Retry.REPEATED);
            return true;
        }
    }
}
