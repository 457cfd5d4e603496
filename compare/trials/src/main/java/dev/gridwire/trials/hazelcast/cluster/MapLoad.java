// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.MapStore;
import dev.gridwire.trials.trial.Callers;
import dev.gridwire.trials.trial.Verification;
import dev.gridwire.trials.workload.Workload;
import java.io.Serializable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Puts one workload's map under the load of one client. */
final class MapLoad<P> implements AutoCloseable {

    /** If values do not give enough different keys, the map has fewer entries. */
    private static final int TRIES_A_KEY = 3;

    private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

    private final Workload<P> workload;
    private final Contestant contestant;
    private final HazelcastInstance client;
    private final IMap<Object, Object> map;
    private final Share share;
    private final long seed;
    private final Object[] keys;
    private final Callers threads;
    private @Nullable LoadValues values;
    private @Nullable Writers writers;

    MapLoad(HazelcastInstance client, TrialGrid grid, Workload<P> workload, Share share, int entries, long seed) {
        this.client = client;
        this.workload = workload;
        this.contestant = grid.contestant();
        this.map = client.getMap(grid.map(workload));
        this.share = share;
        this.seed = seed;
        this.keys = keys(workload, seed, entries);
        this.threads = new Callers(share.threads());
    }

    /** Returns the keys of the map, each once; the same seed gives the same keys in every process. */
    private static <P> Object[] keys(Workload<P> workload, long seed, int entries) {
        Supplier<P> values = workload.values(seed);
        Set<Object> keys = new LinkedHashSet<>();
        for (int i = 0; keys.size() < entries && i < TRIES_A_KEY * entries; i++) {
            keys.add(workload.key(values.get(), i));
        }
        return keys.toArray();
    }

    int entries() {
        return keys.length;
    }

    /** Round-trips some values, and leaves the map empty. */
    Verification verify() {
        return Verification.of(workload, contestant, workload.values(seed), new MapStore(map, client));
    }

    /** Puts this client's share of the entries into the map. */
    Slice fill() {
        prepare(IntStream.range(0, threads.count()).map(this::keysOf).sum());
        return timed(LoadOperation.SET, thread -> {
            LongConsumer next = index -> set(thread, (int) index, index);
            return new Loop(Ticks.SYSTEM, next).times(keysOf(thread));
        });
    }

    /**
     * Creates the values to write next; each client has different ones.
     *
     * @param count the number of values; 0 for the number that the last run suggests
     */
    void prepare(int count) {
        if (values == null) {
            values = new LoadValues(forms(1), threads.count(), meanBytes());
        }
        values.prepare(count);
    }

    private Supplier<Object> forms(int set) {
        Supplier<P> plain = workload.values(seed + set * (long) share.clients() + share.client());
        return () -> contestant.value(workload, plain.get());
    }

    private double meanBytes() {
        return new MapStore(map, client).byteCount(contestant.value(workload, workload.values(seed).get()));
    }

    /** Calls as fast as the cluster answers, for this long. */
    Slice run(LoadOperation direction, long millis) {
        Slice slice = timed(direction, thread -> {
            long end = Ticks.SYSTEM.nanos() + TimeUnit.MILLISECONDS.toNanos(millis);
            return new Loop(Ticks.SYSTEM, call(direction, thread)).until(end);
        });
        if (direction == LoadOperation.SET) {
            Objects.requireNonNull(values).remember(slice.operations());
        }
        return slice;
    }

    /** Calls at this many calls a second, when each is due. The threads take turns, so that calls are due at even intervals. */
    Offered offer(LoadOperation direction, double ratePerSecond, int seconds) {
        List<Histogram> histograms = IntStream.range(0, threads.count()).mapToObj(i -> Latencies.empty()).toList();
        double everyNanos = NANOS_PER_SECOND * threads.count() / ratePerSecond;
        long each = Math.max(1, (long) (seconds * NANOS_PER_SECOND / everyNanos));
        long begin = Ticks.SYSTEM.nanos() + TimeUnit.MILLISECONDS.toNanos(1);
        // Late calls get the same time again; calls that have not even begun by then are given up.
        long end = begin + TimeUnit.SECONDS.toNanos(2L * seconds);
        Slice slice = timed(direction, thread -> {
            long first = begin + (long) (everyNanos * thread / threads.count());
            Loop loop = new Loop(Ticks.SYSTEM, call(direction, thread));
            return loop.whenDue(histograms.get(thread), first, everyNanos, each, end);
        });
        return new Offered(Latencies.sum(histograms), each * threads.count(), slice);
    }

    private LongConsumer call(LoadOperation direction, int thread) {
        SplittableRandom random = new SplittableRandom(Ticks.SYSTEM.nanos() + thread);
        int own = keysOf(thread);
        return direction == LoadOperation.GET
                ? index -> get(random.nextInt(keys.length))
                : index -> set(thread, own == 0 ? 0 : random.nextInt(own), index);
    }

    private int keysOf(int thread) {
        return share.keysOf(share.writer(thread), keys.length);
    }

    private void set(int thread, int nth, long index) {
        map.set(keys[share.key(share.writer(thread), nth) % keys.length], Objects.requireNonNull(values).get(thread, index));
    }

    private void get(int key) {
        if (map.get(keys[key]) == null) {
            throw new IllegalStateException("an entry is gone: key=" + keys[key]);
        }
    }

    private Slice timed(LoadOperation direction, IntFunction<Loop.Count> work) {
        ProcessReading before = ProcessReading.ofClient(client);
        long begin = Ticks.SYSTEM.nanos();
        List<Loop.Count> counts = threads.together(work);
        double seconds = (Ticks.SYSTEM.nanos() - begin) / NANOS_PER_SECOND;
        ProcessReading use = ProcessReading.ofClient(client).since(before);
        ClientFailure.demandAnAnswer(counts);
        return new Slice(
                counts.stream().mapToLong(Loop.Count::operations).sum(),
                counts.stream().mapToLong(Loop.Count::failures).sum(),
                direction == LoadOperation.SET ? repeated(counts) : 0,
                seconds,
                use);
    }

    private long repeated(List<Loop.Count> ofThreads) {
        LoadValues written = Objects.requireNonNull(values);
        return IntStream.range(0, ofThreads.size()).mapToLong(i -> written.repeated(i, ofThreads.get(i).operations())).sum();
    }

    /** Writes all own keys once, then again and again in the background. */
    void startWriting() {
        if (writers == null) {
            values = null; // the heap has room for one set
            writers = new Writers(map, client, keys, share, forms(2), threads);
        }
        writers.start();
    }

    /** Returns the number of writes that failed since the start. */
    long stopWriting() {
        return Objects.requireNonNull(writers).stop();
    }

    /** Returns the number of entries that differ from the value acknowledged last. */
    long countLost() {
        return Objects.requireNonNull(writers).countLost();
    }

    void destroy() {
        map.destroy();
    }

    @Override
    public void close() {
        threads.close();
    }

    /**
     * The results at a fixed rate.
     *
     * @param latencies the latencies of answered operations
     * @param due the number of operations that were due
     * @param slice the operations that were done
     */
    record Offered(Histogram latencies, long due, Slice slice) implements Serializable {}

    /**
     * The work of one client in some time.
     *
     * @param operations the number of answered operations
     * @param failures the number of operations that ended with an exception, or found nothing
     * @param repeated the number of operations that wrote an already written value, because there were no fresh ones
     * @param seconds from the first call to the last answer
     * @param use the resources that the process used in that time
     */
    record Slice(long operations, long failures, long repeated, double seconds, ProcessReading use)
            implements Serializable {

        double opsPerSecond() {
            return operations / seconds;
        }
    }
}
