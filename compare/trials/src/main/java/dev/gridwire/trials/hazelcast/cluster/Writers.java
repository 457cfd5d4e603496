// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.map.IMap;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.trial.Callers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs the threads of a client that write while members are killed, and remember the acknowledged values. */
final class Writers {

    private final IMap<Object, Object> map;
    private final SerializationService service;
    private final Callers threads;
    private final List<Writer> writers;
    private volatile boolean stopped;
    private List<Future<Long>> running = List.of();

    Writers(
            IMap<Object, Object> map,
            HazelcastInstance client,
            Object[] keys,
            Share share,
            Supplier<Object> values,
            Callers threads) {
        this.map = map;
        this.service = ((SerializationServiceSupport) client).getSerializationService();
        this.threads = threads;
        this.writers = IntStream.range(0, share.threads())
                .mapToObj(thread -> new Writer(keys(keys, share, share.writer(thread)), values))
                .toList();
    }

    private static Object[] keys(Object[] all, Share share, int writer) {
        return IntStream.range(0, share.keysOf(writer, all.length)).mapToObj(nth -> all[share.key(writer, nth)]).toArray();
    }

    /** Compares values as the contestant itself restores them: losing identity or types does not count as a lost entry. */
    private boolean isSame(Object stored, Object fetched) {
        return ExactComparison.gravest(service.toObject(service.toData(stored)), fetched).isEmpty();
    }

    /** Starts the threads, and returns when every key was written once. */
    void start() {
        stopped = false;
        CountDownLatch firstRound = new CountDownLatch(writers.size());
        running = threads.begin(thread -> writers.get(thread).run(firstRound));
        try {
            firstRound.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops the threads; returns the number of writes that failed since the start. */
    long stop() {
        stopped = true;
        return running.stream().map(Callers::result).mapToLong(Long::longValue).sum();
    }

    long countLost() {
        return threads.together(thread -> writers.get(thread).countLost()).stream().mapToLong(Long::longValue).sum();
    }

    /** The only thread that writes its keys, so that it knows the value of each. */
    private final class Writer {

        private final Object[] keys;
        private final Ledger ledger;
        private long next;

        Writer(Object[] keys, Supplier<Object> values) {
            this.keys = keys;
            // One value more than keys, so that a key does not get the same one twice in a row.
            this.ledger = new Ledger(Stream.generate(values).limit(keys.length + 1).toArray(), keys.length);
        }

        /** Writes until it is stopped, but at least each key once; returns the number of failures. */
        long run(CountDownLatch firstRound) {
            long failures = 0;
            long begin = next;
            try {
                while (keys.length > 0 && (next - begin < keys.length || !stopped)) {
                    failures += write() ? 0 : 1;
                    if (next - begin == keys.length) {
                        firstRound.countDown();
                    }
                }
                return failures;
            } finally {
                firstRound.countDown();
            }
        }

        private boolean write() {
            int key = (int) (next % keys.length);
            int value = (int) (next % (keys.length + 1));
            next++;
            try {
                map.set(keys[key], ledger.value(value));
                ledger.acknowledged(key, value);
                return true;
            } catch (RuntimeException e) {
                ledger.unanswered(key, value);
                return false;
            }
        }

        /** Reads every own key; an entry that cannot be read is not known to be there. */
        long countLost() {
            return IntStream.range(0, keys.length)
                    .filter(key -> !ledger.explains(key, map.get(keys[key]), Writers.this::isSame))
                    .count();
        }
    }

    /**
     * Holds the expected value of each key of a writer: the one that was acknowledged last. A write without an answer may have
     * happened or not: both are right, even later, because a message may still be on its way.
     */
    static final class Ledger {

        private static final int NEVER = -1;

        private final Object[] values;
        private final int[] acknowledged;
        private final Map<Integer, List<Integer>> unanswered = new HashMap<>();

        Ledger(Object[] values, int keys) {
            this.values = values;
            this.acknowledged = new int[keys];
            Arrays.fill(acknowledged, NEVER);
        }

        Object value(int index) {
            return values[index];
        }

        void acknowledged(int key, int value) {
            acknowledged[key] = value;
        }

        void unanswered(int key, int value) {
            unanswered.computeIfAbsent(key, any -> new ArrayList<>()).add(value);
        }

        /** Whether the key may hold the fetched value, null for none. */
        boolean explains(int key, @Nullable Object fetched, BiPredicate<Object, Object> isSame) {
            int last = acknowledged[key];
            if (fetched == null) {
                return last == NEVER;
            }
            return last != NEVER && isSame.test(values[last], fetched)
                    || unanswered.getOrDefault(key, List.of()).stream()
                            .anyMatch(value -> isSame.test(values[value], fetched));
        }
    }
}
