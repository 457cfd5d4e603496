// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.grids.BuildFacts;
import dev.gridwire.grids.Codecs;
import dev.gridwire.grids.GridContestant;
import dev.gridwire.grids.GridContestant.Opening;
import dev.gridwire.grids.Mechanism;
import dev.gridwire.grids.server.LoopbackRedis;
import dev.gridwire.redis.GridwireRedisSerializer;
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
import org.springframework.data.redis.serializer.RedisSerializer;

/** Redis by Spring Data. */
public final class RedisGrid implements Grid {

    @Override
    public String id() {
        return "redis";
    }

    @Override
    public String title() {
        return "Redis, by Spring Data";
    }

    @Override
    public List<GridContestant> contestants() {
        return List.of(
                of(Mechanism.JAVA, "Java (default)", "JdkSerializationRedisSerializer, Spring's default.",
                        workload -> RedisSerializer.java()),
                of(Mechanism.JSON, "Jackson JSON", "GenericJackson2JsonRedisSerializer, with the names of classes.",
                        workload -> SpringJson.serializer()),
                of(Mechanism.KRYO, "Kryo", "Classes registered, references on, behind a RedisSerializer of some lines.",
                        workload -> new CodecRedisSerializer(Codecs.kryo(workload))),
                of(Mechanism.FORY, "Apache Fory", "Classes registered, references on, behind a RedisSerializer of some lines.",
                        workload -> new CodecRedisSerializer(Codecs.fory(workload))),
                of(Mechanism.GRIDWIRE, "Gridwire", "GridwireRedisSerializer as it comes: class names and schemas in each value.",
                        workload -> new GridwireRedisSerializer(Codecs.gridwire())),
                of(Mechanism.GRIDWIRE_REGISTERED, "Gridwire, registered", "The same with ids for classes, schemas kept apart.",
                        workload -> new GridwireRedisSerializer(Codecs.registered())),
                GridContestant.bytes(id(), List.of(), Optional.empty(),
                        opening(workload -> new CodecRedisSerializer(Codecs.arrays()))));
    }

    private GridContestant of(
            Mechanism mechanism, String title, String description, Function<Workload<?>, RedisSerializer<Object>> serializers) {
        return new GridContestant(id(), mechanism, title, description, opening(serializers));
    }

    private static Opening opening(Function<Workload<?>, RedisSerializer<Object>> serializers) {
        return (place, workloads, server) -> place == Place.CODEC
                ? Venue.bare(workload -> new SerializerCodec(serializers.apply(workload)))
                : RedisVenue.connect(server, serializers);
    }

    @Override
    public List<Place> places() {
        return List.of(Place.CODEC, Place.CLIENT);
    }

    @Override
    public String description(Place place) {
        return place == Place.CODEC
                ? "A RedisSerializer alone: a value to the bytes that Redis gets, and back."
                : "A template of Spring Data Redis, by Lettuce, and a real Redis on the loopback interface: set and get, by four "
                        + "threads at once. Allocation is the client's.";
    }

    @Override
    public Map<String, String> versions() {
        return BuildFacts.versions("spring-boot", "embedded-redis");
    }

    @Override
    public GridServer startServer(int port) throws IOException {
        return LoopbackRedis.start(port);
    }
}
