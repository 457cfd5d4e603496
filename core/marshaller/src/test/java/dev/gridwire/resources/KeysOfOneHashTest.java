// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import java.sql.Timestamp;
import java.time.Period;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hash containers whose keys all have the same hash: a hundred thousand of them take minutes to insert one by one. */
@Isolated("measures time")
class KeysOfOneHashTest {

    private static final int KEYS = 100_000;
    /** More keys would take a second. */
    private static final int FEWER_KEYS = 15_000;
    private static final int MOST_MILLIS = 50;
    /** Twenty steps down a tree for each key, most of them to another part of the memory. */
    private static final int MOST_MILLIS_OF_TREES = 200;
    private static final String LISTS = "lists";
    private static final Marshaller MARSHALLER = Things.marshaller();

    /** Of which a bin of a hash table makes a tree. */
    private static final Set<JdkType> TREES = EnumSet.of(
            JdkType.HASH_SET, JdkType.LINKED_HASH_MAP, JdkType.CONCURRENT_HASH_MAP);

    /** Of which the JDK makes open tables. */
    private static final Set<JdkType> TABLES = EnumSet.of(JdkType.SET_OF, JdkType.MAP_OF);

    private record Keys(String name, boolean haveIdentity, IntFunction<Object> key) {
        List<Object> make(int count) {
            return IntStream.range(0, count).mapToObj(key).toList();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Six pairs of characters, with eight pairs of one hash for each. */
    private static String text(int number) {
        StringBuilder text = new StringBuilder();
        for (int bits = 0; bits < 18; bits += 3) {
            int digit = number >> bits & 7;
            text.append((char) ('a' + digit)).append((char) (0xf8 - 31 * digit));
        }
        return text.toString();
    }

    /** Two halves that cancel each other out in the hash. */
    private static long number(int number) {
        return (long) number << 32 | number;
    }

    private static final List<Keys> ORDERED = List.of(
            new Keys("strings", false, KeysOfOneHashTest::text),
            new Keys("longs", false, KeysOfOneHashTest::number),
            new Keys("comparable objects", true, Things.Ordered::new));

    private static final List<Keys> OTHERS = List.of(
            new Keys("longs and doubles", false,
                    i -> i % 2 == 0 ? (Object) number(i) : (Object) Double.longBitsToDouble(number(i))),
            new Keys("optional longs", false, i -> OptionalLong.of(number(i))),
            new Keys("periods", false, i -> Period.of(i, Integer.rotateRight(-i, 8), 0)),
            new Keys("timestamps", true, i -> new Timestamp(number(i))),
            new Keys(LISTS, true, i -> new ArrayList<>(List.of(text(i)))),
            new Keys("objects", true, Things.Same::new),
            new Keys("objects without another order", true, Things.Tied::new),
            new Keys("objects whose order fails", true, Things.Failing::new),
            new Keys("records", true, Things.SameRecord::new));

    private static Stream<Arguments> rows(Set<JdkType> types, List<Keys> keys) {
        return types.stream().flatMap(type -> keys.stream().map(each -> Arguments.of(type, each)));
    }

    static Stream<Arguments> doneInTrees() {
        return rows(TREES, ORDERED);
    }

    /** As many objects as keys are promised, where a set stands for all that are filled alike: a list holds another object. */
    private static int count(JdkType type, Keys keys) {
        boolean isSet = type == JdkType.HASH_SET || type == JdkType.SET_OF;
        return !isSet ? FEWER_KEYS : keys.name().equals(LISTS) ? KEYS / 2 : KEYS;
    }

    private static Attempt read(JdkType type, Keys keys, int mostMillis) {
        Collection<?> all = keys.make(count(type, keys));
        byte[] payload = type.family() == JdkType.Family.MAP || type == JdkType.MAP_OF
                ? Forged.map(MARSHALLER, type, all, keys.haveIdentity)
                : Forged.collection(MARSHALLER, type, all, keys.haveIdentity);
        return Cost.within(mostMillis, MARSHALLER::unmarshal, payload);
    }

    @ParameterizedTest
    @MethodSource("doneInTrees")
    void theJdkMakesTreesOfItsOwnOrderedKeys(JdkType type, Keys keys) {
        Object made = Cost.objectOf(read(type, keys, MOST_MILLIS_OF_TREES));
        assertThat(made instanceof Map<?, ?> map ? map.size() : ((Collection<?>) made).size()).isEqualTo(count(type, keys));
    }

    @Test
    void aMapOfThreeThousandComparableKeysComesBack() {
        Map<Object, Integer> map = new HashMap<>();
        IntStream.range(0, 3_000).forEach(i -> map.put(new Things.Ordered(i), i));
        assertThat(MARSHALLER.<Object>unmarshal(MARSHALLER.marshal(map))).isEqualTo(map);
        Map<Object, Integer> tied = new HashMap<>();
        IntStream.range(0, 3_000).forEach(i -> tied.put(new Things.Tied(i), i));
        assertThatThrownBy(() -> MARSHALLER.marshal(tied)).hasMessageContaining("let their class implement Comparable");
    }

    static Stream<Arguments> refused() {
        return Stream.concat(
                rows(TREES, OTHERS),
                rows(TABLES, Stream.concat(ORDERED.stream(), OTHERS.stream()).toList()));
    }

    @ParameterizedTest
    @MethodSource("refused")
    @Proves(topic = Topic.RESOURCES,
            value = "100,000 keys with the same hash are refused within 50 ms of CPU, where the JDK cannot order them in a tree")
    void otherKeysAreRefused(JdkType type, Keys keys) {
        assertThat(read(type, keys, MOST_MILLIS).failure())
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("too much work");
    }
}
