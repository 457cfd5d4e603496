// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.ground.Refusal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CollisionsTest {

    /** A key of a given hash. */
    private record Key(int hash, int number) {

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number;
        }
    }

    private static Object[] keys(int... hashes) {
        return IntStream.range(0, hashes.length).mapToObj(i -> new Key(hashes[i], i)).toArray();
    }

    /** Puts hashes into a table twice their number, and gives by how many places they move on. */
    private static long probed(int... hashes) {
        boolean[] taken = new boolean[2 * hashes.length];
        long moves = 0;
        for (int hash : hashes) {
            int at = Math.floorMod(hash, taken.length);
            while (taken[at]) {
                at = (at + 1) % taken.length;
                moves++;
            }
            taken[at] = true;
        }
        return moves;
    }

    private static long compared(int... hashes) {
        long pairs = 0;
        for (int i = 0; i < hashes.length; i++) {
            for (int j = 0; j < i; j++) {
                pairs += hashes[i] == hashes[j] ? 1 : 0;
            }
        }
        return pairs;
    }

    private static long counted(Hashing hashing, int... hashes) {
        Collisions collisions = new Collisions();
        // Another graph's before, so that leftovers of it would be seen.
        collisions.count(keys(new int[700]), hashing);
        collisions.clear();
        collisions.count(keys(hashes), hashing);
        return collisions.steps();
    }

    @Test
    void movesInATableAreThoseOfPuttingKeysThere() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 200; round++) {
            int range = 1 + random.nextInt(2_000);
            int begin = random.nextInt();
            int[] hashes = random.ints(256 + random.nextInt(300)).map(each -> begin + Math.floorMod(each, range)).toArray();
            assertThat(counted(Hashing.PROBED, hashes)).as("round %d", round).isEqualTo(probed(hashes));
        }
    }

    @Test
    void comparisonsInBinsAreThoseOfEqualHashesWhereTheyMatter() {
        SplittableRandom random = new SplittableRandom(8);
        for (int round = 0; round < 20; round++) {
            int range = 1 + random.nextInt(3);
            int[] hashes = random.ints(2_500).map(each -> Math.floorMod(each, range) << 20).toArray();
            assertThat(counted(Hashing.CHAINED, hashes)).as("round %d", round).isEqualTo(compared(hashes));
            assertThat(counted(Hashing.CHAINED, random.ints(2_500).toArray())).isLessThan(2_500);
        }
        int[] oneBin = IntStream.range(0, 20_000).map(i -> i * 0x10001 << 15).toArray();
        assertThat(counted(Hashing.CHAINED, oneBin)).as("a tree by their hashes").isLessThan(20_000);
    }

    @Test
    void keysWithAnOrderAndFewKeysCostNothing() {
        Collisions collisions = new Collisions();
        collisions.count(IntStream.range(0, 5_000).mapToObj(i -> (Object) ((long) i << 32 | i)).toArray(), Hashing.CHAINED);
        collisions.count(keys(new int[255]), Hashing.CHAINED);
        assertThat(collisions.steps()).isZero();
    }

    @Test
    void fewKeysNeedNotBeCountedNorThoseWithAnOrder() {
        Class<?> ordered = Integer.class;
        Class<?> decimal = BigDecimal.class;
        Class<?> key = Key.class;
        for (Class<?> one : Arrays.<Class<?>>asList(ordered, decimal, key, null)) {
            assertThat(Collisions.matter(100_000, Hashing.NONE, one)).isFalse();
            assertThat(Collisions.matter(Collisions.FEW - 1, Hashing.CHAINED, one)).isFalse();
            assertThat(Collisions.matter(Collisions.FEW - 1, Hashing.PROBED, one)).isFalse();
            assertThat(Collisions.matter(Collisions.FEW, Hashing.PROBED, one)).isTrue();
            assertThat(Collisions.matter(1, Hashing.COMPARED, one)).isEqualTo(one == null || one == decimal);
        }
        assertThat(Collisions.matter(Collisions.FEW, Hashing.CHAINED, key)).isTrue();
        assertThat(Collisions.matter(Collisions.FEW, Hashing.CHAINED, null)).isTrue();
        assertThat(Collisions.matter(Collisions.FEW, Hashing.CHAINED, ordered)).isFalse();
    }

    @Test
    void oneKeyOfAnotherClassIsEnoughForAllToBeCompared() {
        Object[] keys = IntStream.range(0, 3_000).mapToObj(i -> (Object) ((long) i << 32 | i)).toArray();
        for (int at : new int[] {0, 1, 1_500, 2_999}) {
            for (Object other : Arrays.asList(0, null, new Key(0, 1))) {
                Object[] mixed = keys.clone();
                mixed[at] = other;
                Collisions collisions = new Collisions();
                collisions.count(mixed, Hashing.CHAINED);
                assertThat(collisions.steps()).as("%s at %d", other, at).isEqualTo(3_000L * 2_999 / 2);
            }
        }
    }

    @Test
    void theBudgetIsUsedToItsLastStep() {
        assertThatCode(() -> HashBudget.check(1_112_576, 1_000)).doesNotThrowAnyException();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> HashBudget.check(1_112_577, 1_000))
                .withMessageContaining("steps=1112577, limit=1112576");
    }

    @Test
    void writersCountWhatReadersDo() {
        Object[] ordered = IntStream.range(0, 5_000).mapToObj(i -> (Object) ((long) i << 32 | i)).toArray();
        Object[] mixed = ordered.clone();
        mixed[4_999] = 0.0;
        for (Object[] keys : List.of(ordered, mixed, keys(new int[300]))) {
            for (Hashing hashing : Hashing.values()) {
                Collisions writer = new Collisions();
                writer.count(new ElementBuffer().add(keys), hashing, null);
                Collisions reader = new Collisions();
                reader.count(keys, hashing);
                assertThat(writer.steps()).as("%s %s", hashing, keys[0]).isEqualTo(reader.steps());
            }
        }
        Collisions trees = new Collisions();
        trees.count(new ElementBuffer().add(ordered), Hashing.CHAINED, null);
        assertThat(trees.steps()).isZero();
    }

    @Test
    void aLongNumberAmongThoseThatAreComparedCostsItsLengthEachTime() {
        Collisions collisions = new Collisions();
        Object[] numbers = IntStream.range(0, 1_000).mapToObj(BigDecimal::new).toArray();
        collisions.count(numbers, Hashing.COMPARED);
        assertThat(collisions.steps()).isZero();
        numbers[7] = new BigDecimal(BigInteger.ONE.shiftLeft(64_000));
        collisions.count(numbers, Hashing.COMPARED);
        assertThat(collisions.steps()).isEqualTo(1_000_000);
    }

    @Test
    void tooManyAreRefusedByTheirNumber() {
        Collisions collisions = new Collisions();
        collisions.count(keys(new int[2_000]), Hashing.CHAINED);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> collisions.check(1_000))
                .withMessageContaining("steps=1999000, limit=1112576");
        assertThatCode(() -> collisions.check(20_000)).doesNotThrowAnyException();
    }
}
