// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.GridSettings;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.cache.CacheManager;
import org.springframework.util.ClassUtils;

/** Logs a line for each cache, template and session store after all beans are created: whether Gridwire serves it, and why. */
final class StoreLines implements SmartInitializingSingleton {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final List<String> SESSION_STORES = List.of(
            "org.springframework.session.SessionRepository", "org.springframework.session.ReactiveSessionRepository");

    private final ConfigurableListableBeanFactory beans;

    /** Starts with an application's beans. */
    StoreLines(ConfigurableListableBeanFactory beans) {
        this.beans = beans;
    }

    /**
     * A line of the log.
     *
     * @param isLost whether Java serialization still serves it, although nobody asked for that
     */
    record Line(String text, boolean isLost) {

        /** Says that Gridwire serves a store, as the settings of its section say: perhaps it only reads. */
        static Line served(String section, String store) {
            boolean isWriting = GridSettings.read(StoreLines.class, section, "write").isWriting();
            return new Line(isWriting ? "Gridwire serves " + store : "Gridwire reads " + store
                    + ", and the former serializer writes: gridwire." + section + ".write is false", false);
        }

        static Line left(String store, String reason) {
            return new Line("Gridwire leaves " + store + " alone: " + reason, false);
        }
    }

    @Override
    public void afterSingletonsInstantiated() {
        lines().forEach(line -> LOGGER.log(line.isLost ? Level.WARNING : Level.INFO, line.text));
    }

    private List<Line> lines() {
        boolean isRedis = isPresent("org.springframework.data.redis.core.RedisTemplate");
        List<Line> lines = new ArrayList<>();
        if (isRedis) {
            lines.addAll(RedisLines.ofTemplates(beans));
        }
        if (isPresent("org.springframework.cache.CacheManager")) {
            made(beans, CacheManager.class).forEach((name, manager) -> lines.addAll(ofCaches(name, manager, isRedis)));
        }
        for (String type : SESSION_STORES) {
            if (isPresent(type)) {
                made(beans, ClassUtils.resolveClassName(type, loader()))
                        .forEach((name, store) -> lines.add(ofSessions(store.getClass().getSimpleName(), isRedis)));
            }
        }
        return lines;
    }

    /** Returns the existing beans of a type by name, without creating others. */
    static <T> Map<String, T> made(ConfigurableListableBeanFactory beans, Class<T> type) {
        Map<String, T> made = new LinkedHashMap<>();
        for (String name : beans.getBeanNamesForType(type, false, false)) {
            if (beans.containsSingleton(name)) {
                made.put(name, beans.getBean(name, type));
            }
        }
        return made;
    }

    private List<Line> ofCaches(String name, CacheManager manager, boolean isRedis) {
        List<Line> lines = isRedis ? RedisLines.ofCaches(beans, name, manager) : List.of();
        if (!lines.isEmpty()) {
            return lines;
        }
        String type = manager.getClass().getSimpleName();
        if (InfinispanLines.isOf(type)) {
            return List.of(InfinispanLines.of(beans, "the caches of " + name, type));
        }
        return List.of(type.startsWith("Hazelcast")
                ? Line.served("hazelcast", "the caches of " + name + ", by Hazelcast")
                : Line.left("the caches of " + name, "a " + type + " does not store them in Redis, Hazelcast or Infinispan"));
    }

    private Line ofSessions(String type, boolean isRedis) {
        if (type.contains("Hazelcast")) {
            return Line.served("hazelcast", "sessions, by Hazelcast");
        }
        if (InfinispanLines.isOf(type)) {
            return InfinispanLines.of(beans, "sessions", type);
        }
        if (type.startsWith("Jdbc")) {
            return ofJdbcSessions();
        }
        return isRedis && type.contains("Redis")
                ? RedisLines.ofSessions(beans)
                : Line.left("sessions", "a " + type + " does not store them in Redis, Hazelcast, Infinispan or a database");
    }

    private Line ofJdbcSessions() {
        String name = GridwireJdbcAutoConfiguration.OF_SESSIONS;
        if (!beans.containsBean(name)) {
            return Line.left("sessions", "gridwire.jdbc.enabled is false");
        }
        return beans.getBean(name) instanceof SessionConversion ? Line.served("jdbc", "sessions")
                : Line.left("sessions", "the application has its own bean " + name);
    }

    private static boolean isPresent(String name) {
        return ClassUtils.isPresent(name, loader());
    }

    private static ClassLoader loader() {
        return StoreLines.class.getClassLoader();
    }
}
