// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.redis;

import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.core.ValueOperations;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Connections to a Redis, with a template for each workload. Keys are text, as in Spring's caches. */
record RedisVenue(LettuceConnectionFactory connections, Function<Workload<?>, RedisSerializer<Object>> serializers)
        implements Venue {

    static RedisVenue connect(String server, Function<Workload<?>, RedisSerializer<Object>> serializers) {
        int colon = server.lastIndexOf(':');
        LettuceConnectionFactory connections = new LettuceConnectionFactory(new RedisStandaloneConfiguration(
                server.substring(0, colon), Integer.parseInt(server.substring(colon + 1))));
        connections.afterPropertiesSet();
        connections.start();
        return new RedisVenue(connections, serializers);
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        RedisSerializer<Object> serializer = serializers.apply(workload);
        RedisTemplate<String, Object> template = new RedisTemplate<>();
        template.setConnectionFactory(connections);
        template.setKeySerializer(RedisSerializer.string());
        template.setValueSerializer(serializer);
        template.afterPropertiesSet();
        return new TemplateStore(workload.id() + "::", template.opsForValue(), serializer, connections);
    }

    @Override
    public void close() {
        connections.destroy();
    }

    /** Stores values under the names of their keys. Workloads take turns, so no other values are there. */
    private record TemplateStore(
            String prefix,
            ValueOperations<String, Object> values,
            RedisSerializer<Object> serializer,
            LettuceConnectionFactory connections) implements Store {

        @Override
        public void write(int index, Object key, Object value) {
            values.set(prefix + key, value);
        }

        @Override
        public @Nullable Object read(int index, Object key) {
            return values.get(prefix + key);
        }

        @Override
        public int byteCount(Object value) {
            return Objects.requireNonNull(serializer.serialize(value)).length;
        }

        @Override
        public void clear() {
            try (RedisConnection connection = connections.getConnection()) {
                connection.serverCommands().flushDb();
            }
        }

        @Override
        public void close() {
            clear();
        }
    }
}
