// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redisson;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.SerializerGrid;
import dev.gridwire.grids.server.RedisProcess;
import dev.gridwire.redisson.GridwireCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.grid.GridServer;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.redisson.client.codec.ByteArrayCodec;
import org.redisson.client.codec.Codec;
import org.redisson.codec.ForyCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SerializationCodec;

/** Redisson. */
public final class RedissonGrid extends SerializerGrid<Codec> {

    /** For the service file. */
    public RedissonGrid() {
        super("redisson", "Redisson", List.of());
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
                registered(workload -> new GridwireCodec(Codecs.registered())),
                bytes(() -> ByteArrayCodec.INSTANCE));
    }

    @Override
    protected ObjectCodec alone(Codec serializer) {
        return new ValueCodec(serializer);
    }

    @Override
    protected Venue open(String server, Function<Workload<?>, Codec> serializers) {
        return RedissonVenue.connect(server, serializers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.CLIENT);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A codec of Redisson's alone: a value to the bytes that Redis gets, and back."
                : "A map of Redisson and a real Redis on the loopback interface: fastPut and get, by " + Place.CLIENT.callers()
                        + " threads at once. Keys are text. Allocation is the client's.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("redisson", "embedded-redis");
    }

    @Override
    public GridServer startServer(int port) throws IOException {
        return RedisProcess.start(port);
    }
}
