// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import dev.gridwire.hazelcast.GridwireSerializer;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The settings of a rewrite.
 *
 * @param typeId the type id of Gridwire
 * @param valuesPerSecond the most values in a second, at least 1
 * @param isDry whether the run only counts values
 */
record RewriteSettings(
        String mapName,
        Direction direction,
        int typeId,
        long valuesPerSecond,
        boolean isDry,
        Consumer<RewriteProgress> listener) {

    RewriteSettings {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(listener, "listener");
        if (valuesPerSecond < 1) {
            throw new IllegalArgumentException("A rate must be at least 1: valuesPerSecond=" + valuesPerSecond);
        }
    }

    static RewriteSettings of(String mapName) {
        return new RewriteSettings(
                mapName, Direction.TO_GRIDWIRE, GridwireSerializer.TYPE_ID, Long.MAX_VALUE, false, progress -> {});
    }

    RewriteSettings withDirection(Direction other) {
        return new RewriteSettings(mapName, other, typeId, valuesPerSecond, isDry, listener);
    }

    RewriteSettings withTypeId(int other) {
        return new RewriteSettings(mapName, direction, other, valuesPerSecond, isDry, listener);
    }

    RewriteSettings withValuesPerSecond(long other) {
        return new RewriteSettings(mapName, direction, typeId, other, isDry, listener);
    }

    RewriteSettings dry() {
        return new RewriteSettings(mapName, direction, typeId, valuesPerSecond, true, listener);
    }

    RewriteSettings withListener(Consumer<RewriteProgress> other) {
        return new RewriteSettings(mapName, direction, typeId, valuesPerSecond, isDry, other);
    }
}
