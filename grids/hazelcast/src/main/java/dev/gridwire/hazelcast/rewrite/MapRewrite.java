// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Rewrites the values of a map in place, so that they take the format that the members give to new values. The map stays in
 * use. The members do the work, partition by partition, so each needs the classes of the values. The caller needs none of them,
 * and may be a member or a client.
 *
 * <p>Each value is replaced by itself in one atomic step and expires as before. Listeners see an update, a MapStore sees a
 * store. Keys do not change. A rewrite may be run again at any time.
 *
 * <p>Immutable; each method returns a new object.
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

    /** Returns a rewrite in another direction. */
    public MapRewrite direction(Direction direction) {
        return new MapRewrite(grid, settings.withDirection(direction));
    }

    /** Returns a rewrite for a grid where Gridwire has another type id. */
    public MapRewrite typeId(int typeId) {
        return new MapRewrite(grid, settings.withTypeId(typeId));
    }

    /**
     * Returns a rewrite with a limited rate.
     *
     * @param mostPerSecond the most values in a second, averaged over an operation; at least 1
     */
    public MapRewrite valuesPerSecond(long mostPerSecond) {
        return new MapRewrite(grid, settings.withValuesPerSecond(mostPerSecond));
    }

    /** Returns a rewrite that only counts. */
    public MapRewrite dryRun() {
        return new MapRewrite(grid, settings.dry());
    }

    /** Returns a rewrite that reports each finished partition. */
    public MapRewrite onProgress(Consumer<RewriteProgress> listener) {
        return new MapRewrite(grid, settings.withListener(listener));
    }

    /**
     * Runs the rewrite. It returns when all partitions are done, or when the thread is interrupted, which then stays
     * interrupted.
     *
     * @throws HazelcastException if the grid cannot be reached
     */
    public RewriteReport run() {
        return new RewriteRun(grid, settings).report();
    }
}
