// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Small payloads that ask for much, and large ones of nothing. */
@Isolated("measures time")
class CheapPayloadsTest {

    private static final int MOST_MILLIS = 50;
    private static final int MILLION = 1_000_000;
    private static final int MANY = 100_000;
    private static final Marshaller MARSHALLER = Things.marshaller();

    private record Empties(String name, int count, Supplier<Object> element) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Empties> empties() {
        return Stream.of(
                new Empties("nulls", MILLION, () -> null),
                new Empties("new Object()", MILLION, Object::new),
                new Empties("objects without fields", MANY, Things.Nothing::new),
                new Empties("records without components", MILLION, Things.NoParts::new),
                new Empties("empty strings", MANY, () -> ""),
                new Empties("empty lists", MANY, () -> new ArrayList<>(0)),
                new Empties("empty arrays", MANY, () -> new Object[0]));
    }

    @ParameterizedTest
    @MethodSource("empties")
    @Proves(topic = Topic.RESOURCES,
            value = "A million empty elements are read within 50 ms of CPU, at 32 bytes of memory a byte")
    void aMillionEmptyElements(Empties empties) {
        Object[] all = new Object[empties.count];
        Arrays.setAll(all, i -> empties.element.get());
        byte[] payload = MARSHALLER.marshal(new ArrayList<>(Arrays.asList(all)));
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
        assertThat((Collection<?>) Cost.objectOf(attempt)).hasSize(empties.count);
        assertThat(attempt.allocatedBytes()).isLessThan(32L * payload.length + (64 << 10));
    }

    /** In each container: two billion elements are announced, and some bytes follow. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ALL, names = ".*")
    @Proves(topic = Topic.RESOURCES,
            value = "A container that announces more elements than bytes follow is refused before it is made")
    void announcedIsNotAllocated(JdkType type) {
        byte[] head = {(byte) 0x88, (byte) (8 + type.number())};
        if (type.number() >= 63) {
            head = new byte[] {(byte) 0x88, 8 + 63, (byte) (type.number() - 64)};
        }
        for (int zeros = 0; zeros < 4; zeros++) {
            for (int digits = 1; digits < 10; digits++) {
                byte[] count = new byte[zeros + digits + 40];
                Arrays.fill(count, zeros, zeros + digits, (byte) 0xff);
                count[zeros + digits - 1] = 0x7f;
                byte[] payload = ByteBuffer.allocate(head.length + count.length).put(head).put(count).array();
                Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
                // Once more: the JDK loads a class or a table when it is first asked.
                Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
                assertThat(attempt.allocatedBytes()).as(type + " " + zeros + " " + digits).isLessThan(64 << 10);
            }
        }
    }

    @Test
    void aCopyOnWriteListIsNotCopiedForEachElement() {
        List<Integer> numbers = IntStream.range(0, MANY).boxed().toList();
        byte[] payload = Forged.collection(MARSHALLER, JdkType.COPY_ON_WRITE_ARRAY_LIST, numbers, false);
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
        assertThat((Collection<?>) Cost.objectOf(attempt)).hasSize(MANY);
    }

    static Stream<Object> extremes() {
        return Stream.of(
                new BigDecimal(BigInteger.ONE, Integer.MAX_VALUE),
                new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE),
                List.of(new BigDecimal("1E+1000000000"), new BigDecimal("1E-1000000000")),
                BigInteger.ONE.shiftLeft(MILLION),
                new TreeSet<>(IntStream.range(1, MANY / 10).mapToObj(i -> BigDecimal.valueOf(i, i * 200_003)).toList()),
                bits(),
                new StringBuilder(MILLION).append("short"),
                new PriorityQueue<>(Collections.nCopies(MANY, 1)));
    }

    private static BitSet bits() {
        BitSet bits = new BitSet();
        bits.set(8 * MILLION);
        return bits;
    }

    @ParameterizedTest
    @MethodSource("extremes")
    void extremesAreNotExpanded(Object extreme) {
        byte[] payload = MARSHALLER.marshal(extreme);
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
        assertThat(attempt.allocatedBytes()).isLessThan(32L * payload.length + (64 << 10));
        assertThat(MARSHALLER.marshal(Cost.objectOf(attempt))).isEqualTo(payload);
    }

    @ParameterizedTest
    @EnumSource(names = {"TREE_SET", "PRIORITY_QUEUE", "PRIORITY_BLOCKING_QUEUE", "CONCURRENT_SKIP_LIST_SET"})
    void bigDecimalsThatAreComparedDigitByDigitAreRefused(JdkType type) {
        int digits = MANY;
        List<Object> numbers = new ArrayList<>();
        numbers.add(new BigDecimal(BigInteger.TEN.pow(digits).multiply(BigInteger.valueOf(5)), 0));
        for (int i = 0; i < MANY / 10; i++) {
            numbers.add(new BigDecimal(BigInteger.valueOf((i % 2 == 0 ? 1_000_000 : 8_000_000) + i), 6 - digits));
        }
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, Forged.collection(MARSHALLER, type, numbers, false));
        assertThat(attempt.failure()).hasMessageContaining("too much work");
    }

    /** Whatever the order says: trees do not ask it, heaps some twenty times an element, and skip lists end at the first lie. */
    @ParameterizedTest
    @EnumSource(names = {"TREE_SET", "PRIORITY_QUEUE", "PRIORITY_BLOCKING_QUEUE", "CONCURRENT_SKIP_LIST_SET"})
    void anOrderThatIsNoneEnds(JdkType type) {
        Collection<Object> whimsical = switch (type) {
            case TREE_SET -> new TreeSet<>(new Things.Whim());
            case PRIORITY_QUEUE -> new PriorityQueue<>(new Things.Whim());
            case PRIORITY_BLOCKING_QUEUE -> new PriorityBlockingQueue<>(1, new Things.Whim());
            default -> new ConcurrentSkipListSet<>(new Things.Whim());
        };
        whimsical.addAll(IntStream.range(0, MANY / 5).boxed().toList());
        byte[] payload = MARSHALLER.marshal(whimsical);
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload);
        if (type == JdkType.CONCURRENT_SKIP_LIST_SET) {
            assertThat(attempt.failure()).hasMessageContaining("A container does not take its elements");
        } else {
            assertThat((Collection<?>) Cost.objectOf(attempt)).isNotEmpty();
        }
    }

    static Stream<Pattern> patterns() {
        String nested = "(".repeat(100) + "a" + ")".repeat(100);
        return Stream.of(
                Pattern.compile("(a+)+$"),
                Pattern.compile("((((a{1,1000}){1,1000}){1,1000}){1,1000}){1,1000}"),
                Pattern.compile("(a|b|ab)*?".repeat(2_000)),
                Pattern.compile(nested),
                Pattern.compile("(?<=a{1,10000}b{1,10000})".repeat(100)),
                Pattern.compile("[a&&".repeat(100) + "b" + "]".repeat(100)),
                Pattern.compile("\\p{IsLatin}".repeat(2_000), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
    }

    /** Their effect on a text is the affair of those who match by them. */
    @ParameterizedTest
    @MethodSource("patterns")
    void patternsAreOnlyCompiled(Pattern pattern) {
        byte[] payload = MARSHALLER.marshal(pattern);
        Pattern copy = (Pattern) Cost.objectOf(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload));
        assertThat(copy.pattern()).isEqualTo(pattern.pattern());
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "A pattern whose compilation takes factorial time is refused")
    void patternsOfCanonicalEquivalenceAreRefused() {
        byte[] plain = MARSHALLER.marshal(Pattern.compile("a\u0300\u0316\u0321\u0327\u0334\u0345\u05b0\u05b1\u05b2\u05b3"));
        byte[] canonical = Arrays.copyOf(plain, plain.length + 1);
        canonical[plain.length - 1] = (byte) 0x80;
        canonical[plain.length] = 1;
        Attempt attempt = Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, canonical);
        assertThat(attempt.failure()).isNotNull();
    }

    @Test
    void aTreeMapOfAHundredThousandKeysThatNobodyOrderedIsReadAtOnce() {
        List<Object> lists = new ArrayList<>();
        for (int i = 0; i < MANY / 10; i++) {
            lists.add(new ArrayList<>());
        }
        byte[] payload = Forged.map(MARSHALLER, JdkType.TREE_MAP, lists, true);
        assertThat((Map<?, ?>) Cost.objectOf(Cost.within(MOST_MILLIS, MARSHALLER::unmarshal, payload))).hasSize(lists.size());
    }
}
