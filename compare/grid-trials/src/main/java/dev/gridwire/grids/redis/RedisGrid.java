// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.SerializerGrid;
import dev.gridwire.grids.server.RedisProcess;
import dev.gridwire.redis.GridwireRedisSerializer;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.grid.GridServer;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Redis by Spring Data. */
public final class RedisGrid extends SerializerGrid<RedisSerializer<Object>> {

    /** For the service file. */
    public RedisGrid() {
        super("redis", "Redis, by Spring Data", List.of());
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java (default)", "JdkSerializationRedisSerializer, Spring's default.",
                        workload -> RedisSerializer.java()),
                of(Mechanism.JSON, "Jackson JSON", "GenericJackson2JsonRedisSerializer, with the names of classes.",
                        workload -> SpringJson.serializer()),
                library(Mechanism.KRYO, "Kryo", workload -> new CodecRedisSerializer(Codecs.kryo(workload))),
                library(Mechanism.FORY, "Apache Fory", workload -> new CodecRedisSerializer(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireRedisSerializer as it comes: class names and schemas in each value.",
                        workload -> new GridwireRedisSerializer(Codecs.gridwire())),
                registered(workload -> new GridwireRedisSerializer(Codecs.registered())),
                bytes(() -> new CodecRedisSerializer(Codecs.arrays())));
    }

    @Override
    protected ObjectCodec alone(RedisSerializer<Object> serializer) {
        return new SpringRedisCodec(serializer);
    }

    @Override
    protected Venue open(String server, Function<Workload<?>, RedisSerializer<Object>> serializers) {
        return RedisVenue.connect(server, serializers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.CLIENT);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A RedisSerializer alone: a value to the bytes that Redis gets, and back."
                : "A template of Spring Data Redis, by Lettuce, and a real Redis on the loopback interface: set and get, by "
                        + Place.CLIENT.callers() + " threads at once. Allocation is the client's.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("spring-boot", "embedded-redis");
    }

    @Override
    public GridServer startServer(int port) throws IOException {
        return RedisProcess.start(port);
    }
}
