// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.acme.shop.Prices;
import com.acme.shop.Product;
import com.acme.shop.RedisShop;
import com.acme.shop.Shop;
import dev.gridwire.grid.contract.LoopbackRedis;
import dev.gridwire.redis.GridwireRedisSerializer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.GenericJackson2JsonRedisSerializer;
import org.springframework.data.redis.serializer.JdkSerializationRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;
import org.springframework.session.data.redis.RedisSessionRepository;
import org.springframework.util.AntPathMatcher;

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
        return run(RedisShop.class, arguments);
    }

    private static ConfigurableApplicationContext run(Class<?> application, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--spring.cache.type=redis", "--spring.data.redis.host=127.0.0.1",
                "--spring.data.redis.port=" + server.port(), "--spring.data.redis.redis.port=" + server.port()));
        return Shop.start(application, all.toArray(String[]::new));
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
    void anUnreadableValueOfACacheIsAMissIfTheSettingsSaySo() {
        String prefix = "--spring.cache.redis.key-prefix=absent:";
        try (ConfigurableApplicationContext refusing = run(prefix);
                ConfigurableApplicationContext context = run(prefix, "--gridwire.redis.unreadable=absent")) {
            Prices prices = context.getBean(Prices.class);
            for (String cache : List.of("best", "slow")) {
                Supplier<Product> cached = () -> cache.equals("best") ? prices.best() : prices.slow();
                String key = "absent:" + cache + "::SimpleKey []";
                int before = prices.asked();
                cached.get();
                store(context, key, "no payload".getBytes(StandardCharsets.UTF_8));
                Prices other = refusing.getBean(Prices.class);
                assertThatThrownBy(() -> {
                    Object ignored = cache.equals("best") ? other.best() : other.slow();
                }).isInstanceOf(SerializationException.class);
                for (int i = 0; i < 3; i++) {
                    assertThat(cached.get()).isEqualTo(Product.of(cache));
                    await().until(() -> stored(context, key)[0] != 'n');
                }
                assertThat(prices.asked() - before).as("once more").isEqualTo(2);
            }
        }
    }

    private static void store(ConfigurableApplicationContext context, String key, byte[] value) {
        try (RedisConnection connection = context.getBean(RedisConnectionFactory.class).getConnection()) {
            connection.stringCommands().set(key.getBytes(StandardCharsets.UTF_8), value);
        }
    }

    /** Has the serializer of its former caches as a bean. */
    @Configuration(proxyBeanMethods = false)
    @Import(RedisShop.class)
    static class FormerShop {

        @Bean
        @SuppressWarnings("removal") // Deprecated since Spring Data Redis 4, whose values are still there.
        RedisSerializer<Object> former() {
            return new GenericJackson2JsonRedisSerializer("type");
        }
    }

    @Test
    @SuppressWarnings("removal")
    void theReplacedSerializerReadsItsValues() {
        RedisSerializer<Object> jackson = new GenericJackson2JsonRedisSerializer();
        RedisSerializer<Object> former = new GenericJackson2JsonRedisSerializer("type");
        assertTakenOver(RedisShop.class, "jackson", jackson);
        assertTakenOver(FormerShop.class, "former", former);
        assertThatThrownBy(() -> run(RedisShop.class, "--gridwire.redis.replacing=missing")).hasStackTraceContaining("missing");
    }

    /** Its own serializer creates any class that a value names; here the policy is asked. */
    @Test
    @SuppressWarnings("removal")
    void valuesOfJacksonAreHeldToThePolicy() {
        byte[] strange = "{\"@class\":\"org.springframework.util.AntPathMatcher\"}".getBytes(StandardCharsets.UTF_8);
        assertThat(new GenericJackson2JsonRedisSerializer().deserialize(strange)).isInstanceOf(AntPathMatcher.class);
        try (ConfigurableApplicationContext context = run("--gridwire.redis.replacing=jackson")) {
            GridwireRedisSerializer serializer = context.getBean(GridwireRedisSerializer.class);
            assertThatThrownBy(() -> serializer.deserialize(strange)).isInstanceOf(SerializationException.class)
                    .hasStackTraceContaining("org.springframework.util.AntPathMatcher");
            List<Object> kinds = new ArrayList<>(List.of(Product.of("tea"), 1L, "text", List.of(1, 2), Map.of("a", 2.5)));
            byte[] old = new GenericJackson2JsonRedisSerializer().serialize(kinds);
            assertThat(serializer.deserialize(old)).isEqualTo(kinds);
        }
    }

    private static void assertTakenOver(Class<?> application, String name, RedisSerializer<Object> former) {
        try (ConfigurableApplicationContext context = run(application,
                "--gridwire.redis.replacing=" + name, "--spring.cache.redis.key-prefix=" + name + ":")) {
            store(context, name + ":best::SimpleKey []", former.serialize(Product.of("best")));
            Prices prices = context.getBean(Prices.class);
            assertThat(prices.best()).isEqualTo(Product.of("best"));
            assertThat(prices.asked()).as("read by the former serializer").isZero();
            prices.product("milk", 1);
            assertThat(stored(context, name + ":products::SimpleKey [milk, 1]")[0] & 0xf9).as("sealed").isEqualTo(0x89);
            assertThat(context.getBean(GridwireRedisSerializer.class).statistics().replacedValues()).isEqualTo(1);
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
