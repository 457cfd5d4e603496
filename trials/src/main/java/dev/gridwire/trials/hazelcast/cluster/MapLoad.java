// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.MapStore;
import dev.gridwire.trials.trial.Callers;
import dev.gridwire.trials.trial.Verification;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** One workload's map under the load of one client. */
final class MapLoad<P> implements AutoCloseable {

    private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

    private final Workload<P> workload;
    private final Contestant contestant;
    private final HazelcastInstance client;
    private final IMap<Object, Object> map;
    private final ProcessGauge gauge;
    private final Share share;
    private final long seed;
    private final Object[] keys;
    private final Callers threads;
    private @Nullable LoadValues values;
    private @Nullable Writers writers;

    MapLoad(HazelcastInstance client, Grid grid, Workload<P> workload, ClientCommand.Open command) {
        this.client = client;
        this.workload = workload;
        this.contestant = grid.contestant();
        this.map = client.getMap(grid.map(workload));
        this.gauge = ProcessGauge.ofClient(client);
        this.share = command.share();
        this.seed = command.seed();
        this.keys = Keys.of(workload, seed, command.entries());
        this.threads = new Callers(share.threads());
    }

    int entries() {
        return keys.length;
    }

    ClientCommand.Verified verify() {
        Verification verified =
                Verification.of(workload, contestant, workload.values(seed), new MapStore(map, client));
        return new ClientCommand.Verified(verified.outcome(), verified.note(), verified.meanBytes());
    }

    Slice fill() {
        prepare(IntStream.range(0, threads.count()).map(this::keysOf).sum());
        return timed(thread -> {
            LongConsumer next = index -> set(thread, (int) index, index);
            return new Counted(new ClosedLoop(Ticks.SYSTEM).times(next, keysOf(thread)), 0);
        });
    }

    /** Each client has values of its own. */
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

    Slice run(Direction direction, long millis) {
        Slice slice = timed(thread -> {
            long end = Ticks.SYSTEM.nanos() + TimeUnit.MILLISECONDS.toNanos(millis);
            return counted(direction, thread, new ClosedLoop(Ticks.SYSTEM).run(call(direction, thread), end));
        });
        if (direction == Direction.SET) {
            Objects.requireNonNull(values).remember(slice.operations());
        }
        return slice;
    }

    /** The threads take turns, so that calls are due at even distances. */
    Offered offer(Direction direction, double ratePerSecond, int seconds) {
        List<Histogram> histograms = IntStream.range(0, threads.count()).mapToObj(i -> Latencies.empty()).toList();
        double everyNanos = NANOS_PER_SECOND * threads.count() / ratePerSecond;
        long each = Math.max(1, (long) (seconds * NANOS_PER_SECOND / everyNanos));
        long begin = Ticks.SYSTEM.nanos() + TimeUnit.MILLISECONDS.toNanos(1);
        // As long again for those that are late; calls not even begun then are given up.
        long end = begin + TimeUnit.SECONDS.toNanos(2L * seconds);
        Slice slice = timed(thread -> {
            long first = begin + (long) (everyNanos * thread / threads.count());
            OpenLoop loop = new OpenLoop(Ticks.SYSTEM, histograms.get(thread));
            return counted(direction, thread, loop.run(call(direction, thread), first, everyNanos, each, end));
        });
        return new Offered(Latencies.write(Latencies.sum(histograms)), each * threads.count(), slice);
    }

    private LongConsumer call(Direction direction, int thread) {
        SplittableRandom random = new SplittableRandom(Ticks.SYSTEM.nanos() + thread);
        int own = keysOf(thread);
        return direction == Direction.GET
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

    private Counted counted(Direction direction, int thread, ThreadCount tally) {
        return new Counted(
                tally,
                direction == Direction.SET ? Objects.requireNonNull(values).repeated(thread, tally.operations()) : 0);
    }

    private Slice timed(IntFunction<Counted> work) {
        ProcessReading before = gauge.read();
        long begin = Ticks.SYSTEM.nanos();
        List<Counted> counts = threads.together(work);
        double seconds = (Ticks.SYSTEM.nanos() - begin) / NANOS_PER_SECOND;
        ProcessReading use = gauge.read().since(before);
        List<ThreadCount> tallies = counts.stream().map(Counted::tally).toList();
        ClientFailure.demandAnAnswer(tallies);
        return new Slice(
                tallies.stream().mapToLong(ThreadCount::operations).sum(),
                tallies.stream().mapToLong(ThreadCount::failures).sum(),
                counts.stream().mapToLong(Counted::repeated).sum(),
                seconds,
                use);
    }

    void startWriting() {
        if (writers == null) {
            values = null; // the heap has room for one set
            writers = Writers.of(map, client, keys, share, forms(2), threads);
        }
        writers.start();
    }

    long stopWriting() {
        return Objects.requireNonNull(writers).stop();
    }

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

    /** The counts of a thread, and how often its value was not fresh. */
    private record Counted(ThreadCount tally, long repeated) {}
}
