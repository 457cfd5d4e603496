// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.grids.GridContestant.Opening;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A grid that uses one object to turn values into bytes.
 *
 * @param <S> the grid's type for that object: a serializer, a codec, a marshaller, a converter
 */
public abstract class SerializerGrid<S> implements Grid {

    private final String id;
    private final String title;
    private final List<String> jvmFlags;

    /**
     * Names the grid.
     *
     * @param jvmFlags flags that a JVM with the grid needs
     */
    protected SerializerGrid(String id, String title, List<String> jvmFlags) {
        this.id = id;
        this.title = title;
        this.jvmFlags = List.copyOf(jvmFlags);
    }

    /** Returns the serializer without the grid. */
    protected abstract ObjectCodec alone(S serializer);

    /** Opens the grid with a serializer for each workload. */
    protected abstract Venue open(String server, Function<Workload<?>, S> serializers);

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    /** Returns a mechanism in the grid. */
    protected final GridContestant of(
            Mechanism mechanism, String title, String description, Function<Workload<?>, S> serializers) {
        return new GridContestant(id, mechanism, title, description, jvmFlags, Optional.empty(), opening(serializers));
    }

    /** Returns a library that knows nothing of the grid. */
    protected final GridContestant library(Mechanism mechanism, String title, Function<Workload<?>, S> serializers) {
        return of(mechanism, title, "Classes registered, references on, behind some lines for the grid.", serializers);
    }

    /** Returns Gridwire with its adapter and one registration for each class. */
    protected final GridContestant registered(Function<Workload<?>, S> serializers) {
        return of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                serializers);
    }

    /**
     * Returns the baseline for the adapter: calls of Gridwire around the grid, whose serializer passes arrays of bytes through.
     */
    protected final GridContestant bytes(Supplier<S> arrays) {
        return GridContestant.bytes(id, jvmFlags, Optional.empty(), opening(workload -> arrays.get()));
    }

    private Opening opening(Function<Workload<?>, S> serializers) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> alone(serializers.apply(workload)))
                : open(server, serializers);
    }
}
