// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.File;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnknownHostException;
import java.nio.file.StandardOpenOption;
import java.sql.Time;
import java.sql.Timestamp;
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

/** Makes files, addresses, SQL dates, counters, locks, old tables and new queues. */
public final class SystemSamples {

    private SystemSamples() {}

    /** Returns objects that equal their copies. */
    public static Stream<Object> values() {
        return Stream.of(
                new File("a/b"), new File("/"), new File(""), address("name", 127, 0, 0, 1), address(null, 10, 0, 0, 2),
                six("six", 3), six(null, -1), new InetSocketAddress(address("name", 1, 2, 3, 4), 80),
                InetSocketAddress.createUnresolved("nowhere.invalid", 65_535), InetSocketAddress.createUnresolved("here", 0),
                new java.sql.Date(5), new Time(-6), timestamp(), new SimpleTimeZone(3_600_000, "mine"), Level.INFO,
                Level.OFF, properties(), new Properties(), stack(), keys(true), keys(false), java.sql.Date.class,
                StandardOpenOption.APPEND, StandardProtocolFamily.INET6, Thread.State.NEW, java.sql.JDBCType.BLOB);
    }

    /** Returns objects that do not equal their copies. */
    public static Stream<Object> others() {
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
}
