// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.AbsentContract;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/** The contract in a real Redis, through Spring's template; and its cache. */
@AtDoor("Spring Data Redis")
class RedisContractTest extends RollingContract implements AbsentContract {

    private static final GridwireRedisSerializer SERIALIZER = new GridwireRedisSerializer(RollingContract::allowed);

    private static RealRedis redis;
    private static RedisTemplate<Object, Object> template;

    @BeforeAll
    static void start() throws Exception {
        redis = RealRedis.start();
        template = new RedisTemplate<>();
        template.setConnectionFactory(redis.connections());
        template.setDefaultSerializer(SERIALIZER);
        template.afterPropertiesSet();
    }

    @AfterAll
    static void stop() throws Exception {
        redis.close();
    }

    @Override
    protected void put(Object key, Object value) {
        template.opsForValue().set(key, value);
    }

    @Override
    protected Object get(Object key) {
        return template.opsForValue().get(key);
    }

    @Override
    protected byte[] write(Object value) {
        return SERIALIZER.serialize(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return SERIALIZER.deserialize(bytes, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisSerializer(settings));
    }

    private static Door door(RedisSerializer<Object> serializer) {
        return Door.of(serializer::serialize, serializer::deserialize);
    }

    @Override
    protected Door former() {
        return door(RedisSerializer.java());
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisSerializer(new GridSettings(false, true, false), null, settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return door(settings);
    }

    @Override
    public Door absent(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireRedisSerializer(new GridSettings(true, true, true), null, settings));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof SerializationException;
    }

    @Test
    void cachesKeepTheirTimeToLiveAndPrefix() {
        RedisCacheManager caches = RedisCacheManager.builder(redis.connections())
                .cacheDefaults(RedisCacheConfiguration.defaultCacheConfig()
                        .entryTtl(Duration.ofMinutes(5))
                        .prefixCacheNameWith("shop:")
                        .serializeValuesWith(SerializationPair.fromSerializer(SERIALIZER)))
                .build();
        Item item = new Item("tea", BigDecimal.TEN, List.of());
        caches.getCache("items").put("tea", item);
        caches.getCache("items").put("nothing", null);
        assertThat(caches.getCache("items").get("tea").get()).isEqualTo(item);
        assertThat(caches.getCache("items").get("nothing").get()).isNull();
        assertThat(redis.timeToLive("shop:items::tea")).isBetween(1L, 300L);
    }

    /** A value that cannot be read is refused, can be evicted, and hinders no other. */
    @Test
    void whatAStrangerPutIntoRedisIsRefusedAndCanBeRemoved() {
        byte[] key = SERIALIZER.serialize("strange");
        redis.set(key, "no payload".getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> template.opsForValue().get("strange")).isInstanceOf(SerializationException.class);
        template.opsForValue().set("plain", Cart.cyclic(1));
        assertThat(template.delete("strange")).isTrue();
        assertThat(template.opsForValue().get("strange")).isNull();
        assertThat(template.opsForValue().get("plain")).isInstanceOf(Cart.class);
    }

    @Test
    void whatSpringWroteByJavaSerializationIsRead() {
        Item item = new Item("coffee", BigDecimal.ONE, List.of("new"));
        redis.set(SERIALIZER.serialize("old"), RedisSerializer.java().serialize(item));
        assertThat(template.opsForValue().get("old")).isEqualTo(item);
    }

    @Test
    void hashesListsAndSetsHoldObjects() {
        Item item = new Item("milk", BigDecimal.ONE, List.of());
        template.opsForHash().put("hash", "field", item);
        template.opsForList().rightPush("list", item);
        template.opsForSet().add("set", item);
        assertThat(template.opsForHash().get("hash", "field")).isEqualTo(item);
        assertThat(template.opsForList().range("list", 0, -1)).containsExactly(item);
        assertThat(template.opsForSet().isMember("set", new Item("milk", BigDecimal.ONE, List.of()))).isTrue();
    }
}
