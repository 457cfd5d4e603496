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
 * A grid that asks one object for the bytes of values.
 *
 * @param <S> what the grid calls such an object: a serializer, a codec, a marshaller, a converter
 */
public abstract class SerializerGrid<S> implements Grid {

    private final String id;
    private final String title;
    private final List<String> jvmFlags;

    /**
     * Names the grid.
     *
     * @param jvmFlags which a JVM with the grid in it needs
     */
    protected SerializerGrid(String id, String title, List<String> jvmFlags) {
        this.id = id;
        this.title = title;
        this.jvmFlags = List.copyOf(jvmFlags);
    }

    /** The serializer by itself. */
    protected abstract ObjectCodec alone(S serializer);

    /** Opens the grid with the serializer of each workload. */
    protected abstract Venue open(String server, Function<Workload<?>, S> serializers);

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    /** A mechanism in the grid. */
    protected final GridContestant of(
            Mechanism mechanism, String title, String description, Function<Workload<?>, S> serializers) {
        return new GridContestant(id, mechanism, title, description, jvmFlags, Optional.empty(), opening(serializers));
    }

    /** A library that knows nothing of the grid. */
    protected final GridContestant library(Mechanism mechanism, String title, Function<Workload<?>, S> serializers) {
        return of(mechanism, title, "Classes registered, references on, behind some lines for the grid.", serializers);
    }

    /** Gridwire by its adapter, with a line a class. */
    protected final GridContestant registered(Function<Workload<?>, S> serializers) {
        return of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                serializers);
    }

    /** The bar for the adapter: Gridwire around the grid, whose serializer takes arrays of bytes as they are. */
    protected final GridContestant bytes(Supplier<S> arrays) {
        return GridContestant.bytes(id, jvmFlags, Optional.empty(), opening(workload -> arrays.get()));
    }

    private Opening opening(Function<Workload<?>, S> serializers) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> alone(serializers.apply(workload)))
                : open(server, serializers);
    }
}
