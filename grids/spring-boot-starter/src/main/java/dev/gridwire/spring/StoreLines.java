// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

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
    private volatile List<StoreLine> lines = List.of();

    /** Starts with an application's beans. */
    StoreLines(ConfigurableListableBeanFactory beans) {
        this.beans = beans;
    }

    @Override
    public void afterSingletonsInstantiated() {
        List<StoreLine> found = find();
        lines = found;
        found.forEach(line -> LOGGER.log(line.isLost() ? Level.WARNING : Level.INFO, line.text()));
    }

    /** Returns the lines that were logged at the start. */
    List<StoreLine> lines() {
        return lines;
    }

    private List<StoreLine> find() {
        boolean isRedis = isPresent("org.springframework.data.redis.core.RedisTemplate");
        List<StoreLine> found = new ArrayList<>();
        if (isRedis) {
            found.addAll(RedisLines.ofTemplates(beans));
        }
        if (isPresent("org.springframework.cache.CacheManager")) {
            made(beans, CacheManager.class).forEach((name, manager) -> found.addAll(ofCaches(name, manager, isRedis)));
        }
        for (String type : SESSION_STORES) {
            if (isPresent(type)) {
                made(beans, ClassUtils.resolveClassName(type, loader()))
                        .forEach((name, store) -> found.add(ofSessions(store.getClass().getSimpleName(), isRedis)));
            }
        }
        return found;
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

    private List<StoreLine> ofCaches(String name, CacheManager manager, boolean isRedis) {
        List<StoreLine> inRedis = isRedis ? RedisLines.ofCaches(beans, name, manager) : List.of();
        if (!inRedis.isEmpty()) {
            return inRedis;
        }
        String type = manager.getClass().getSimpleName();
        if (InfinispanLines.isOf(type)) {
            return List.of(InfinispanLines.of(beans, "the caches of " + name, type));
        }
        return List.of(type.startsWith("Hazelcast")
                ? StoreLine.served("hazelcast", "the caches of " + name + ", by Hazelcast")
                : StoreLine.left(
                        "the caches of " + name, "a " + type + " does not store them in Redis, Hazelcast or Infinispan"));
    }

    private StoreLine ofSessions(String type, boolean isRedis) {
        if (type.contains("Hazelcast")) {
            return StoreLine.served("hazelcast", "sessions, by Hazelcast");
        }
        if (InfinispanLines.isOf(type)) {
            return InfinispanLines.of(beans, "sessions", type);
        }
        if (type.startsWith("Jdbc")) {
            return ofJdbcSessions();
        }
        return isRedis && type.contains("Redis")
                ? RedisLines.ofSessions(beans)
                : StoreLine.left("sessions", "a " + type + " does not store them in Redis, Hazelcast, Infinispan or a database");
    }

    private StoreLine ofJdbcSessions() {
        String name = GridwireJdbcAutoConfiguration.OF_SESSIONS;
        if (!beans.containsBean(name)) {
            return StoreLine.left("sessions", "gridwire.jdbc.enabled is false");
        }
        return beans.getBean(name) instanceof SessionConversion ? StoreLine.served("jdbc", "sessions")
                : StoreLine.left("sessions", "the application has its own bean " + name);
    }

    private static boolean isPresent(String name) {
        return ClassUtils.isPresent(name, loader());
    }

    private static ClassLoader loader() {
        return StoreLines.class.getClassLoader();
    }
}
