// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The threads of a client that write while members are killed, and remember the acknowledged values. */
final class Writers {

    private final List<Writer> writers;
    private final LoadThreads threads;
    private final Ledger.Equality equality;
    private volatile boolean stopped;
    private List<Future<Long>> running = List.of();

    private Writers(List<Writer> writers, LoadThreads threads, Ledger.Equality equality) {
        this.writers = writers;
        this.threads = threads;
        this.equality = equality;
    }

    static Writers of(
            IMap<Object, Object> map,
            HazelcastInstance client,
            Object[] keys,
            Share share,
            Supplier<Object> values,
            LoadThreads threads) {
        List<Writer> writers = IntStream.range(0, share.threads())
                .mapToObj(thread -> Writer.of(map, keys, share, share.writer(thread), values))
                .toList();
        return new Writers(writers, threads, new CodecEquality(client));
    }

    /** Returns when every key was written once. */
    void start() {
        stopped = false;
        CountDownLatch firstRound = new CountDownLatch(writers.size());
        running = threads.begin(thread -> writers.get(thread).run(() -> stopped, firstRound));
        try {
            firstRound.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives the number of writes that failed since the start. */
    long stop() {
        stopped = true;
        return LoadThreads.results(running).stream().mapToLong(Long::longValue).sum();
    }

    long countLost() {
        return threads.together(thread -> writers.get(thread).countLost(equality)).stream()
                .mapToLong(Integer::longValue)
                .sum();
    }
}
