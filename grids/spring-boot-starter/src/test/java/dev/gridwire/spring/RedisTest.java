// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.acme.shop.Prices;
import com.acme.shop.Product;
import com.acme.shop.RedisShop;
import com.acme.shop.Shop;
import dev.gridwire.grid.contract.LoopbackRedis;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.JdkSerializationRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;
import org.springframework.session.data.redis.RedisSessionRepository;

/** Caches, templates and sessions in a real Redis, of an application that says nothing of Gridwire. */
class RedisTest {

    private static LoopbackRedis server;

    @BeforeAll
    static void start() throws IOException {
        server = LoopbackRedis.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private static ConfigurableApplicationContext run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--spring.cache.type=redis", "--spring.data.redis.host=127.0.0.1",
                "--spring.data.redis.port=" + server.port(), "--spring.data.redis.redis.port=" + server.port()));
        return Shop.start(RedisShop.class, all.toArray(String[]::new));
    }

    /** Waits for it: a cache of Spring Data Redis 4 puts without waiting for the server. */
    private static byte[] stored(ConfigurableApplicationContext context, String key) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            byte[] name = key.getBytes(StandardCharsets.UTF_8);
            return await().until(() -> connection.stringCommands().get(name), Objects::nonNull);
        }
    }

    private static long timeToLive(ConfigurableApplicationContext context, String key) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            return connection.keyCommands().ttl(key.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static boolean isJava(byte[] bytes) {
        return bytes[0] == (byte) 0xac && bytes[1] == (byte) 0xed;
    }

    @Test
    void cachedValuesAndNullsComeBackWithTheirTimeAndPrefix() {
        try (ConfigurableApplicationContext context =
                run("--spring.cache.redis.time-to-live=90s", "--spring.cache.redis.key-prefix=shop:")) {
            assertThat(context.getBean(CacheManager.class)).isInstanceOf(RedisCacheManager.class);
            Prices prices = context.getBean(Prices.class);
            for (int i = 0; i < 3; i++) {
                assertThat(prices.best()).isEqualTo(Product.of("best"));
                assertThat(prices.product("tea", 5)).isEqualTo(Product.of("tea5"));
                assertThat(prices.product("tea", 0)).isNull();
                for (String key : List.of("best::SimpleKey []", "products::SimpleKey [tea, 5]", "products::SimpleKey [tea, 0]")) {
                    assertThat(stored(context, "shop:" + key)).isNotEmpty();
                }
            }
            assertThat(prices.asked()).as("each once").isEqualTo(3);
            assertThat(isJava(stored(context, "shop:best::SimpleKey []"))).isFalse();
            assertThat(timeToLive(context, "shop:best::SimpleKey []")).isBetween(1L, 90L);
        }
    }

    /** The first of two rolling restarts reads what the second one will write, and writes what all can read. */
    @Test
    void aFirstRestartReadsBothAndWritesAsBefore() {
        try (ConfigurableApplicationContext context =
                run("--gridwire.redis.write=false", "--spring.cache.redis.key-prefix=two:")) {
            context.getBean(Prices.class).best();
            assertThat(isJava(stored(context, "two:best::SimpleKey []"))).isTrue();
        }
        try (ConfigurableApplicationContext context = run("--spring.cache.redis.key-prefix=two:")) {
            Prices prices = context.getBean(Prices.class);
            assertThat(prices.best()).isEqualTo(Product.of("best"));
            assertThat(prices.asked()).as("read as Java serialization wrote it").isZero();
            prices.product("milk", 1);
            assertThat(isJava(stored(context, "two:products::SimpleKey [milk, 1]"))).isFalse();
        }
        try (ConfigurableApplicationContext context =
                run("--gridwire.redis.write=false", "--spring.cache.redis.key-prefix=two:")) {
            Prices prices = context.getBean(Prices.class);
            assertThat(prices.product("milk", 1)).isEqualTo(Product.of("milk1"));
            assertThat(prices.asked()).as("read as Gridwire wrote it").isZero();
        }
    }

    @Test
    void itCanBeTurnedOff() {
        try (ConfigurableApplicationContext context =
                run("--gridwire.redis.enabled=false", "--spring.cache.redis.key-prefix=off:")) {
            context.getBean(Prices.class).best();
            assertThat(isJava(stored(context, "off:best::SimpleKey []"))).isTrue();
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void templatesThatNameNoSerializerTakeIt() {
        try (ConfigurableApplicationContext context = run()) {
            RedisTemplate<Object, Object> template = context.getBean("redisTemplate", RedisTemplate.class);
            template.opsForValue().set("key", Product.of("tea"));
            assertThat(template.opsForValue().get("key")).isEqualTo(Product.of("tea"));
            assertThat(context.getBean("named", RedisTemplate.class).getDefaultSerializer())
                    .isInstanceOf(JdkSerializationRedisSerializer.class);
        }
    }

    @Test
    void sessionsKeepTheirAttributes() {
        try (ConfigurableApplicationContext context = run()) {
            RedisTemplate<String, Object> template = new RedisTemplate<>();
            template.setKeySerializer(RedisSerializer.string());
            template.setHashKeySerializer(RedisSerializer.string());
            template.setDefaultSerializer(context.getBean("springSessionDefaultRedisSerializer", RedisSerializer.class));
            template.setConnectionFactory(context.getBean(RedisConnectionFactory.class));
            template.afterPropertiesSet();
            SessionRepository<Session> sessions = sessions(template);
            Session session = sessions.createSession();
            session.setAttribute("product", Product.of("tea"));
            sessions.save(session);
            assertThat(sessions.findById(session.getId()).<Product>getAttribute("product")).isEqualTo(Product.of("tea"));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static SessionRepository<Session> sessions(RedisTemplate<String, Object> template) {
        return (SessionRepository) new RedisSessionRepository(template);
    }
}
