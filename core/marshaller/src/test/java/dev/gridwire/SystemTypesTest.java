// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.zoo.Zoo;
import java.io.File;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnknownHostException;
import java.nio.file.StandardOpenOption;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.Stack;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files, addresses, SQL's dates, counters, locks, old tables and new queues. */
class SystemTypesTest {

    static Stream<Object> values() {
        return Stream.of(
                new File("a/b"), new File("/"), new File(""), address("name", 127, 0, 0, 1), address(null, 10, 0, 0, 2),
                six("six", 3), six(null, -1), new InetSocketAddress(address("name", 1, 2, 3, 4), 80),
                InetSocketAddress.createUnresolved("nowhere.invalid", 65_535), InetSocketAddress.createUnresolved("here", 0),
                new java.sql.Date(5), new Time(-6), timestamp(), new SimpleTimeZone(3_600_000, "mine"), Level.INFO,
                Level.OFF, properties(), new Properties(), stack(), keys(true), keys(false), java.sql.Date.class,
                StandardOpenOption.APPEND, StandardProtocolFamily.INET6, Thread.State.NEW, java.sql.JDBCType.BLOB);
    }

    static Stream<Object> others() {
        LongAdder longs = new LongAdder();
        longs.add(-7);
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(1.5);
        PriorityBlockingQueue<Integer> sorted = new PriorityBlockingQueue<>(3, java.util.Collections.reverseOrder());
        sorted.addAll(List.of(1, 3, 2));
        return Stream.of(longs, doubles, new ReentrantLock(true), new ReentrantLock(), new ReentrantReadWriteLock(true),
                new Semaphore(-3, true), new LinkedBlockingQueue<>(List.of(1, "a")), new LinkedBlockingDeque<>(List.of(1)),
                sorted);
    }

    private static InetAddress address(String host, int... numbers) {
        byte[] bytes = new byte[numbers.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) numbers[i];
        }
        try {
            return InetAddress.getByAddress(host, bytes);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Inet6Address six(String host, int scope) {
        byte[] bytes = new byte[16];
        bytes[15] = 1;
        try {
            return Inet6Address.getByAddress(host, bytes, scope);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Timestamp timestamp() {
        Timestamp timestamp = new Timestamp(-1_234);
        timestamp.setNanos(987_654_321);
        return timestamp;
    }

    private static Properties properties() {
        Properties properties = new Properties();
        properties.setProperty("key", "value");
        properties.put(1, List.of("not a text"));
        return properties;
    }

    private static Stack<Object> stack() {
        Stack<Object> stack = new Stack<>();
        stack.push("a");
        stack.push(null);
        return stack;
    }

    private static Set<String> keys(boolean mapped) {
        if (mapped) {
            Set<String> keys = ConcurrentHashMap.newKeySet();
            keys.addAll(List.of("a", "b"));
            return keys;
        }
        return new ConcurrentHashMap<>(Map.of("a", 1)).keySet();
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqualAndOfTheSameClass(Object value) {
        assertSameGraph(value);
        Object[] twice = roundTrip(new Object[] {value, new Zoo.Box<>(value), value});
        assertThat(twice[0]).isEqualTo(value).hasSameClassAs(value);
        assertThat(twice[2]).isSameAs(twice[0]);
    }

    @ParameterizedTest
    @MethodSource({"values", "others"})
    void objectsComeBackWithWhatTheyShow(Object value) {
        Object copy = roundTrip(value);
        assertThat(copy).hasSameClassAs(value);
        assertThat(text(copy)).isEqualTo(text(value));
    }

    /** Without the hash of its identity. */
    private static String text(Object value) {
        return value.toString().replaceAll("@[0-9a-f]+", "");
    }

    @Test
    void locksComeBackUnlockedAndAsFairAsTheyWere() {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        ReentrantLock copy = roundTrip(lock);
        assertThat(copy.isLocked()).isFalse();
        assertThat(copy.isFair()).isTrue();
        Semaphore semaphore = roundTrip(new Semaphore(2, true));
        assertThat(semaphore.availablePermits()).isEqualTo(2);
        assertThat(semaphore.isFair()).isTrue();
    }

    @Test
    void arraysOfWhatStandsInAnotherModuleComeBack() {
        java.sql.Date[] dates = {null, new java.sql.Date(1)};
        assertThat(roundTrip(dates)).isEqualTo(dates);
    }

    @Test
    void setsOfKeysShareTheirMap() {
        ConcurrentHashMap<String, Boolean> map = new ConcurrentHashMap<>(Map.of("a", true));
        Object[] copy = roundTrip(new Object[] {map.keySet(true), map});
        @SuppressWarnings("unchecked")
        Set<String> keys = (Set<String>) copy[0];
        keys.add("b");
        assertThat((Map<?, ?>) copy[1]).isEqualTo(Map.of("a", true, "b", true));
    }

    @Test
    void hashtablesAreLetInOnRequestOnly() {
        Hashtable<String, Integer> table = new Hashtable<>(Map.of("a", 1, "b", 2));
        assertThatThrownBy(() -> ZOO.marshal(table)).isInstanceOf(RejectedTypeException.class);
        Marshaller lenient = Marshaller.builder().register(Hashtable.class).build();
        byte[] bytes = lenient.marshal(table);
        assertThat(lenient.<Object>unmarshal(bytes)).isEqualTo(table);
        assertThatThrownBy(() -> ZOO.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
    }

    @Test
    void stateThatNoPublicMethodShowsIsRefused() {
        assertThatThrownBy(() -> ZOO.marshal(Level.parse("1234")))
                .isInstanceOf(GridwireException.class)
                .hasMessageContaining("not supported yet");
    }
}
