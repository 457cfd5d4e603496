// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.map.IMap;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.trial.Callers;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The threads of a client that write while members are killed, and remember the acknowledged values. */
final class Writers {

    private final List<Writer> writers;
    private final Callers threads;
    private final BiPredicate<Object, Object> isSame;
    private volatile boolean stopped;
    private List<Future<Long>> running = List.of();

    private Writers(List<Writer> writers, Callers threads, BiPredicate<Object, Object> isSame) {
        this.writers = writers;
        this.threads = threads;
        this.isSame = isSame;
    }

    static Writers of(
            IMap<Object, Object> map,
            HazelcastInstance client,
            Object[] keys,
            Share share,
            Supplier<Object> values,
            Callers threads) {
        List<Writer> writers = IntStream.range(0, share.threads())
                .mapToObj(thread -> Writer.of(map, keys, share, share.writer(thread), values))
                .toList();
        return new Writers(writers, threads, sameAs(((SerializationServiceSupport) client).getSerializationService()));
    }

    /** As the contestant itself brings the value back: one that loses identity or types is not blamed for entries. */
    private static BiPredicate<Object, Object> sameAs(SerializationService service) {
        return (stored, fetched) -> ExactComparison.gravest(service.toObject(service.toData(stored)), fetched).isEmpty();
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
        return running.stream().map(Callers::result).mapToLong(Long::longValue).sum();
    }

    long countLost() {
        return threads.together(thread -> writers.get(thread).countLost(isSame)).stream()
                .mapToLong(Integer::longValue)
                .sum();
    }
}
