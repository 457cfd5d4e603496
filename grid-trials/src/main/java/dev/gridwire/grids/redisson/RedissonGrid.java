// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redisson;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.GridContestant.Opening;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.server.LoopbackRedis;
import dev.gridwire.redisson.GridwireCodec;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.GridServer;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.redisson.client.codec.ByteArrayCodec;
import org.redisson.client.codec.Codec;
import org.redisson.codec.ForyCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SerializationCodec;

/** Redisson. */
public final class RedissonGrid implements Grid {

    @Override
    public String id() {
        return "redisson";
    }

    @Override
    public String title() {
        return "Redisson";
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java", "SerializationCodec.", workload -> new SerializationCodec()),
                of(Mechanism.KRYO_OF_GRID, "Kryo5Codec (default)",
                        "Kryo5Codec, Redisson's default: names of classes in the bytes.", workload -> new Kryo5Codec()),
                GridContestant.unmeasured(id(), Mechanism.JSON, "Jackson JSON", "TypedJsonJacksonCodec, JsonJacksonCodec.",
                        "Redisson hides constructors from Jackson: classes need a default one, or annotations"),
                of(Mechanism.FORY_OF_GRID, "ForyCodec", "ForyCodec, as Redisson sets Fory up.", workload -> new ForyCodec()),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireCodec as it comes: class names and schemas in each value.",
                        workload -> new GridwireCodec(Codecs.gridwire())),
                of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                        workload -> new GridwireCodec(Codecs.registered())),
                GridContestant.bytes(id(), List.of(), Optional.empty(), opening(workload -> ByteArrayCodec.INSTANCE)));
    }

    private GridContestant of(Mechanism mechanism, String title, String description, Function<Workload<?>, Codec> codecs) {
        return new GridContestant(id(), mechanism, title, description, opening(codecs));
    }

    private static Opening opening(Function<Workload<?>, Codec> codecs) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> new ValueCodec(codecs.apply(workload)))
                : RedissonVenue.connect(server, codecs);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.CLIENT);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A codec of Redisson's alone: a value to the bytes that Redis gets, and back."
                : "A map of Redisson and a real Redis on the loopback interface: fastPut and get, by four threads at once. Keys "
                        + "are text. Allocation is the client's.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("redisson", "embedded-redis");
    }

    @Override
    public GridServer startServer(int port) throws IOException {
        return LoopbackRedis.start(port);
    }
}
