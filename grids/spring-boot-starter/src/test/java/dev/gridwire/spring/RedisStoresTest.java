// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.acme.shop.ManagedShop;
import com.acme.shop.Prices;
import com.acme.shop.Product;
import com.acme.shop.RedisShop;
import com.acme.shop.Shop;
import com.acme.shop.TunedShop;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.LoopbackRedis;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Caches that an application configures itself, reactive templates, and the lines of the log on both. */
class RedisStoresTest {

    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");

    private static LoopbackRedis server;

    @BeforeAll
    static void start() throws IOException {
        server = LoopbackRedis.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private static ConfigurableApplicationContext run(Class<?> application, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        String cache = application == Shop.class ? "hazelcast" : "redis";
        all.addAll(List.of("--spring.cache.type=" + cache, "--spring.data.redis.host=127.0.0.1",
                "--spring.data.redis.port=" + server.port(), "--spring.data.redis.redis.port=" + server.port()));
        return Shop.start(application, all.toArray(String[]::new));
    }

    /** Starts and ends an application. */
    private static List<String> linesOf(Class<?> application, String... arguments) {
        List<String> lines = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                if (line.getMessage().matches("Gridwire (serves|reads|leaves).*")) {
                    lines.add(line.getLevel() + " " + line.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        // Spring Boot takes handlers from the JDK's loggers otherwise.
        System.setProperty(LoggingSystem.SYSTEM_PROPERTY, LoggingSystem.NONE);
        LOGGER.addHandler(handler);
        try {
            run(application, arguments).close();
        } finally {
            LOGGER.removeHandler(handler);
            System.clearProperty(LoggingSystem.SYSTEM_PROPERTY);
        }
        return lines;
    }

    private static boolean isJava(ConfigurableApplicationContext context, String key) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            byte[] name = key.getBytes(StandardCharsets.UTF_8);
            byte[] bytes = await().until(() -> connection.stringCommands().get(name), Objects::nonNull);
            assertThat(connection.keyCommands().ttl(name)).as("time to live").isBetween(1L, 90L);
            return bytes[0] == (byte) 0xac && bytes[1] == (byte) 0xed;
        }
    }

    @Test
    void aConfigurationThatNamesNoSerializerIsServed() {
        try (ConfigurableApplicationContext context = run(TunedShop.class)) {
            Prices prices = context.getBean(Prices.class);
            for (int i = 0; i < 2; i++) {
                assertThat(prices.product("tea", 5)).isEqualTo(Product.of("tea5"));
            }
            assertThat(prices.asked()).isEqualTo(1);
            assertThat(isJava(context, "tuned:products::SimpleKey [tea, 5]")).isFalse();
        }
    }

    @Test
    void cachesOfAManagerThatTheApplicationMakesAreServed() {
        try (ConfigurableApplicationContext context = run(ManagedShop.class)) {
            RedisCacheManager manager = context.getBean("manager", RedisCacheManager.class);
            assertThat(manager.isTransactionAware()).isTrue();
            manager.getCache("products").put("tea", Product.of("tea"));
            manager.getCache("later").put("milk", Product.of("milk"));
            manager.getCache("texts").put("text", "plain");
            assertThat(isJava(context, "managed:products::tea")).isFalse();
            assertThat(isJava(context, "managed:later::milk")).isFalse();
            assertThat(manager.getCache("later").get("milk").get()).isEqualTo(Product.of("milk"));
            assertThat(manager.getCache("texts").get("text").get()).isEqualTo("plain");
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void reactiveTemplatesThatNameNoSerializerAreServed() {
        try (ConfigurableApplicationContext context = run(TunedShop.class)) {
            ReactiveRedisTemplate<Object, Object> template =
                    context.getBean("reactiveRedisTemplate", ReactiveRedisTemplate.class);
            template.opsForValue().set("reactive", Product.of("tea")).block();
            assertThat(template.opsForValue().get("reactive").block()).isEqualTo(Product.of("tea"));
            assertThat(RedisStores.isJava(template.getSerializationContext().getValueSerializationPair())).isFalse();
        }
    }

    @Test
    void eachStoreHasALineAtStart() {
        assertThat(linesOf(RedisShop.class)).contains(
                "INFO Gridwire serves the template redisTemplate",
                "INFO Gridwire serves the template reactiveRedisTemplate",
                "INFO Gridwire leaves the template named alone: it names a JdkSerializationRedisSerializer",
                "INFO Gridwire serves caches that cacheManager makes later");
        assertThat(linesOf(ManagedShop.class)).contains(
                "INFO Gridwire serves the cache products of manager",
                "INFO Gridwire leaves the cache texts of manager alone: its configuration names another serializer",
                "INFO Gridwire serves caches that manager makes later",
                "WARNING Gridwire leaves caches that special makes later alone, and Java serialization goes on: the cache manager"
                        + " is of a class of its own; name the bean gridwireRedisSerializer there");
        String end = ", and the former serializer writes: gridwire.redis.write is false";
        assertThat(linesOf(RedisShop.class, "--gridwire.redis.write=false")).contains(
                "INFO Gridwire reads the template redisTemplate" + end,
                "INFO Gridwire reads caches that cacheManager makes later" + end);
        assertThat(linesOf(TunedShop.class, "--gridwire.redis.enabled=false")).contains(
                "INFO Gridwire leaves the template redisTemplate alone: gridwire.redis.enabled is false",
                "INFO Gridwire leaves caches that cacheManager makes later alone: gridwire.redis.enabled is false");
        assertThat(linesOf(TunedShop.class, "--gridwire.enabled=false")).isEmpty();
    }

    /** While it writes for Gridwire, too; a cache that names it reads no value of Gridwire's. */
    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void aReplacedSerializerIsNotTakenForGridwire() {
        RedisSerializer<Object> text = (RedisSerializer) RedisSerializer.string();
        SerializationPair<Object> named = SerializationPair.fromSerializer(text);
        assertThat(new RedisStores(text, new GridSettings(false, true, false)).isOwn(named)).isFalse();
        assertThat(new RedisStores(text, GridSettings.DEFAULT).isOwn(named)).as("names it a second time").isTrue();
    }

    @Test
    void aCacheElsewhereHasALine() {
        assertThat(linesOf(Shop.class)).contains("INFO Gridwire serves the caches of cacheManager, by Hazelcast");
        assertThat(linesOf(Shop.class, "--gridwire.hazelcast.write=false")).contains("INFO Gridwire reads the caches of"
                + " cacheManager, by Hazelcast, and the former serializer writes: gridwire.hazelcast.write is false");
    }
}
