// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.JavaStreams.Place;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Delay;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** What every grid's serializer keeps when it meets values of Java serialization, and values without a seal. */
public abstract class JavaContract {

    private static final int MUTATIONS = Integer.getInteger("gridwire.java-mutations", 5_000);
    private static final long SEED = Long.getLong("gridwire.seed", 62);
    private static final int NAMES = 20_000;
    private static final int TRIES = 5;
    private static final Budget SEARCHES = new Budget(4 << 20, 32, 100_000_000, 1_000);
    private static final Seal KEYED = Seal.hmac(new byte[32]);

    /** A new serializer, as told; of the same kind as the grid's. */
    protected abstract Door door(UnaryOperator<MarshallerBuilder> settings);

    /** A value out of bytes, whose classes a loader finds. */
    protected abstract Object read(byte[] bytes, ClassLoader loader) throws Exception;

    /** Whether it is what the grid documents for a value that cannot be read. */
    protected abstract boolean isDocumented(Throwable failure);

    private Door sealed(Seal seal) {
        return door(builder -> builder.allowPackage("dev.gridwire.grid.contract").seal(seal));
    }

    private Object read(byte[] bytes) throws Exception {
        return read(bytes, getClass().getClassLoader());
    }

    private void assertRefused(Door door, byte[] bytes, String words) {
        Throwable refusal = catchThrowable(() -> door.read(bytes));
        assertThat(refusal != null && isDocumented(refusal)).as("documented: " + refusal).isTrue();
        assertThat(refusal).hasStackTraceContaining(words);
    }

    @Test
    void whereASealIsRequiredNothingElseIsRead() throws Exception {
        Cart cart = Cart.cyclic(3);
        Door door = sealed(KEYED);
        assertThat(door.read(door.write(cart))).matches(cart::isLike, "like " + cart);
        assertRefused(door, JavaStreams.of(cart), "seal-accepts=java");
        assertRefused(door, sealed(Seal.none()).write(cart), "not sealed");
        assertRefused(sealed(Seal.crc32c()), JavaStreams.of(cart), "seal-accepts=java");
    }

    @Test
    void unsealedValuesAreReadWhereTheSettingsNameThem() throws Exception {
        Cart cart = Cart.cyclic(3);
        byte[] java = JavaStreams.of(cart);
        byte[] unsealed = sealed(Seal.none()).write(cart);
        assertThat(sealed(KEYED.acceptingJava()).read(java)).matches(cart::isLike, "like " + cart);
        assertRefused(sealed(KEYED.acceptingJava()), unsealed, "not sealed");
        assertThat(sealed(KEYED.accepting(Seal.none())).read(unsealed)).matches(cart::isLike, "like " + cart);
        assertRefused(sealed(KEYED.accepting(Seal.none())), java, "seal-accepts=java");
        assertThat(sealed(Seal.none().accepting(KEYED)).read(java)).matches(cart::isLike, "like " + cart);
    }

    @Test
    void nestedSetsOfJavaSerializationAreRefused() throws Exception {
        assertRefusedWithinBudget(JavaStreams.nestedSets(26), "hashNesting");
        assertRefusedWithinBudget(JavaStreams.setsSideBySide(26), "hashNesting");
        assertRefusedWithinBudget(JavaStreams.listsInASet(40), "too much work to hash");
    }

    @Test
    void arraysThatOnlyAnnounceTheirElementsAreRefused() throws Exception {
        assertRefusedWithinBudget(JavaStreams.announcedArrays(12, 16 << 20), "The bytes end within a value");
        assertRefusedWithinBudget(JavaStreams.announcedArrays(12, 100), "The bytes end within a value");
    }

    private void assertRefusedWithinBudget(byte[] bytes, String words) {
        Attempt least = null;
        for (int i = 0; i < TRIES; i++) {
            Attempt attempt = Attempt.of(this::read, bytes);
            least = least == null || attempt.cpuNanos() < least.cpuNanos() ? attempt : least;
        }
        assertThat(isDocumented(least.failure())).as("documented: " + least.failure()).isTrue();
        assertThat(least.failure()).hasStackTraceContaining(words);
        assertThat(least.cpuNanos()).isLessThan(Budget.STRICT.mostNanos(bytes.length));
        assertThat(least.allocatedBytes()).isLessThan(Budget.STRICT.mostBytes(bytes.length));
    }

    /** A loader keeps each name that it was asked for, found or not. */
    @Test
    void namesThatAreNotAllowedAreNotLookedFor() throws Exception {
        List<String> asked = new ArrayList<>();
        ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.startsWith("org.absent")) {
                    asked.add(name);
                }
                return super.loadClass(name, resolve);
            }
        };
        Place[] places = Place.values();
        for (int i = 0; i < NAMES; i++) {
            byte[] bytes = JavaStreams.naming("org.absent.Name" + i, places[i % places.length]);
            Throwable refusal = catchThrowable(() -> read(bytes, loader));
            assertThat(refusal != null && isDocumented(refusal)).as("documented: " + refusal).isTrue();
        }
        assertThat(asked).isEmpty();
    }

    @Test
    void aSuperclassOfALibraryIsReadForItsFieldsOnly() throws Exception {
        Delay delay = (Delay) read(JavaStreams.of(new Delay("late", 5)));
        assertThat(delay).hasMessage("late");
        assertThat(delay.days).isEqualTo(5);
        byte[] bare = JavaStreams.of(new AssertionFailedError("bare"));
        assertThat(catchThrowable(() -> read(bare))).hasStackTraceContaining(AssertionFailedError.class.getName());
        byte[] both = JavaStreams.of(new Object[] {new Delay("late", 5), new AssertionFailedError("second")});
        assertThat(catchThrowable(() -> read(both))).hasStackTraceContaining(AssertionFailedError.class.getName());
    }

    @Test
    void alteredStreamsOfKnownTypesDoNoHarm() throws Exception {
        alter(samples(), Budget.STRICT);
    }

    /** A search for a class of an allowed package costs what the loader makes of it. */
    @Test
    void alteredStreamsOfOwnClassesDoNoHarm() throws Exception {
        alter(List.of(Cart.cyclic(4), new Delay("late", 5), new Item("tea", BigDecimal.TEN, List.of("green"))), SEARCHES);
    }

    private void alter(List<Object> samples, Budget budget) throws Exception {
        List<byte[]> corpus = new ArrayList<>();
        for (Object each : samples) {
            corpus.add(JavaStreams.of(each));
        }
        Examiner examiner = new Examiner("java", this::read, new Rules(this::isDocumented, failure -> false, budget, this::harm));
        Mutator mutator = new Mutator(corpus);
        for (byte[] each : corpus) {
            assertThat(examiner.examine(each, new Tally()).attempt().failure()).isNull();
        }
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < MUTATIONS; i++) {
            Finding finding = examiner.examine(mutator.next(random), new Tally()).finding();
            assertThat(finding == null ? null : examiner.shrunk(finding)).as("seed %s, input %s", SEED, i).isNull();
        }
    }

    private String harm() throws Exception {
        Object read = read(JavaStreams.of(new Date(7)));
        return new Date(7).equals(read) ? null : "read=" + read;
    }

    private static List<Object> samples() {
        Map<Object, Object> map = new LinkedHashMap<>(Map.of("one", List.of(1, 2L, 'c'), 2, Set.of("a", "b")));
        map.put("map", new HashMap<>(Map.of("key", new TreeMap<>(Map.of("deep", new HashSet<>(Set.of(1, 2)))))));
        return List.of(map, new Date(7), LocalDate.EPOCH, new IllegalStateException("no", new Error("cause")),
                new Object[] {new int[] {1, 2, 3}, new String[][] {{"a"}, null}, Thread.State.NEW, int.class},
                new ArrayList<>(List.of(new BigDecimal("12.50"), new StringBuilder("text"), map)));
    }
}
