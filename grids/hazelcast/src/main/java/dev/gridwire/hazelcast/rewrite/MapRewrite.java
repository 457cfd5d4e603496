// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import java.util.Objects;
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
 *
 * <pre>{@code
 * RewriteReport report = MapRewrite.of(grid, "orders").valuesPerSecond(5_000).run();
 * }</pre>
 */
public final class MapRewrite {

    private final HazelcastInstance grid;
    private final RewriteSettings settings;

    private MapRewrite(HazelcastInstance grid, RewriteSettings settings) {
        this.grid = grid;
        this.settings = settings;
    }

    /** Prepares to rewrite a map to Gridwire's format, as fast as the members can. */
    public static MapRewrite of(HazelcastInstance grid, String mapName) {
        Objects.requireNonNull(grid, "grid");
        return new MapRewrite(grid, RewriteSettings.of(Objects.requireNonNull(mapName, "mapName")));
    }

    /** The same in another direction. */
    public MapRewrite direction(Direction direction) {
        return new MapRewrite(grid, settings.withDirection(direction));
    }

    /** The same where Gridwire has another type id. */
    public MapRewrite typeId(int typeId) {
        return new MapRewrite(grid, settings.withTypeId(typeId));
    }

    /**
     * The same at a rate.
     *
     * @param mostPerSecond values a second, on the average over an operation; at least 1
     */
    public MapRewrite valuesPerSecond(long mostPerSecond) {
        return new MapRewrite(grid, settings.withValuesPerSecond(mostPerSecond));
    }

    /** The same, but it only counts. */
    public MapRewrite dryRun() {
        return new MapRewrite(grid, settings.dry());
    }

    /** The same, which tells of each partition that is done. */
    public MapRewrite onProgress(Consumer<RewriteProgress> listener) {
        return new MapRewrite(grid, settings.withListener(listener));
    }

    /**
     * Does it; returns when all partitions are done, or when the thread is interrupted, which stays interrupted then.
     *
     * @throws HazelcastException if the grid cannot be asked
     */
    public RewriteReport run() {
        return new RewriteRun(grid, settings).report();
    }
}
