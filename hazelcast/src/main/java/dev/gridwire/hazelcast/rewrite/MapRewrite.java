// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Writes the values of a map anew, each where it is, so that they take the format that the members give to new values; the map
 * stays in use. The members do the work, partition by partition, so each needs the classes of the values; the caller needs none,
 * and may be a member or a client.
 *
 * <p>A value is replaced by itself in one atomic step and expires as before. Listeners see an update, a MapStore a store. Keys
 * stay as they are. It may be run again at any time.
 *
 * <p>Immutable; each method gives another one.
 */
public final class MapRewrite {

    /** Values in an operation, about: some milliseconds of a partition's time. */
    private static final int SLICE_VALUES = 500;

    private final HazelcastInstance grid;
    private final String mapName;
    private final Direction direction;
    private final int typeId;
    private final long valuesPerSecond;
    private final boolean isDry;
    private final Consumer<RewriteProgress> listener;

    private MapRewrite(
            HazelcastInstance grid,
            String mapName,
            Direction direction,
            int typeId,
            long valuesPerSecond,
            boolean isDry,
            Consumer<RewriteProgress> listener) {
        this.grid = grid;
        this.mapName = mapName;
        this.direction = direction;
        this.typeId = typeId;
        this.valuesPerSecond = valuesPerSecond;
        this.isDry = isDry;
        this.listener = listener;
    }

    /** Prepares to rewrite a map to Gridwire's format, as fast as the members can. */
    public static MapRewrite of(HazelcastInstance grid, String mapName) {
        Objects.requireNonNull(grid, "grid");
        Objects.requireNonNull(mapName, "mapName");
        return new MapRewrite(
                grid, mapName, Direction.TO_GRIDWIRE, GridwireSerializer.TYPE_ID, Long.MAX_VALUE, false, progress -> {});
    }

    /** The same in another direction. */
    public MapRewrite direction(Direction newDirection) {
        return new MapRewrite(grid, mapName, newDirection, typeId, valuesPerSecond, isDry, listener);
    }

    /** The same where Gridwire has another type id. */
    public MapRewrite typeId(int newTypeId) {
        return new MapRewrite(grid, mapName, direction, newTypeId, valuesPerSecond, isDry, listener);
    }

    /**
     * The same at a rate.
     *
     * @param mostPerSecond values a second, on the average over an operation; at least 1
     */
    public MapRewrite valuesPerSecond(long mostPerSecond) {
        if (mostPerSecond < 1) {
            throw new IllegalArgumentException("A rate is at least 1: valuesPerSecond=" + mostPerSecond);
        }
        return new MapRewrite(grid, mapName, direction, typeId, mostPerSecond, isDry, listener);
    }

    /** The same, but it only counts. */
    public MapRewrite dryRun() {
        return new MapRewrite(grid, mapName, direction, typeId, valuesPerSecond, true, listener);
    }

    /** The same, which tells of each partition that is done. */
    public MapRewrite onProgress(Consumer<RewriteProgress> newListener) {
        return new MapRewrite(grid, mapName, direction, typeId, valuesPerSecond, isDry, newListener);
    }

    /**
     * Does it; returns when all partitions are done, or when the thread is interrupted, which stays interrupted then.
     *
     * @throws HazelcastException if the grid cannot be asked
     */
    public RewriteReport run() {
        return new Run().report();
    }

    /** One run, in one thread. */
    private final class Run {

        private final IMap<Object, Object> map = grid.getMap(mapName);
        private final List<Integer> partitionKeys = PartitionKeys.of(grid);
        private final Map<StoredFormat, Long> before = new EnumMap<>(StoredFormat.class);
        private final Map<StoredFormat, Long> after = new EnumMap<>(StoredFormat.class);
        private final List<String> problems = new ArrayList<>();
        private long rewritten;

        RewriteReport report() {
            int done = 0;
            for (Integer key : partitionKeys) {
                if (Thread.currentThread().isInterrupted()) {
                    break;
                }
                rewrite(key);
                done++;
                listener.accept(new RewriteProgress(done, partitionKeys.size(), rewritten));
            }
            return new RewriteReport(before, after, rewritten, problems, done == partitionKeys.size());
        }

        private void rewrite(Integer key) {
            Map<StoredFormat, Long> found = count(key);
            add(before, found);
            long candidates = candidates(found);
            if (isDry || candidates == 0) {
                add(after, found);
                rewritten += candidates;
                return;
            }
            int slices = Math.toIntExact((candidates + SLICE_VALUES - 1) / SLICE_VALUES);
            for (int slice = 0; slice < slices && !Thread.currentThread().isInterrupted(); slice++) {
                long values = candidates * (slice + 1) / slices - candidates * slice / slices;
                rewrite(key, new Candidates(direction, typeId, slice, slices), values);
            }
            add(after, count(key));
        }

        private void rewrite(Integer key, Candidates slice, long values) {
            long begin = System.nanoTime();
            try {
                map.executeOnEntries(new WriteAnew(), in(key, slice));
                rewritten += values;
            } catch (RuntimeException e) {
                note(e);
            }
            rest(begin, values);
        }

        private void note(RuntimeException problem) {
            if (problems.size() < RewriteReport.MOST_PROBLEMS) {
                problems.add(problem.toString());
            }
        }

        private void rest(long begin, long values) {
            long wanted = (long) ((double) values / valuesPerSecond * TimeUnit.SECONDS.toNanos(1));
            try {
                TimeUnit.NANOSECONDS.sleep(wanted - (System.nanoTime() - begin));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private Map<StoredFormat, Long> count(Integer key) {
            return FormatCounter.named(map.aggregate(new FormatCounter(typeId), in(key, Predicates.alwaysTrue())));
        }

        private static Predicate<Object, Object> in(Integer key, Predicate<Object, Object> wanted) {
            return Predicates.partitionPredicate(key, wanted);
        }

        private long candidates(Map<StoredFormat, Long> counts) {
            return counts.entrySet().stream()
                    .filter(entry -> direction.takes(entry.getKey()))
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        }

        private static void add(Map<StoredFormat, Long> total, Map<StoredFormat, Long> part) {
            part.forEach((format, count) -> total.merge(format, count, Long::sum));
        }
    }
}
