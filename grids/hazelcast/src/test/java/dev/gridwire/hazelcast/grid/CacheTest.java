// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.cache.HazelcastCachingProvider;
import com.hazelcast.cache.HazelcastMemberCachingProvider;
import com.hazelcast.client.cache.HazelcastClientCachingProvider;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javax.cache.Cache;
import javax.cache.CacheManager;
import javax.cache.configuration.FactoryBuilder;
import javax.cache.configuration.MutableCacheEntryListenerConfiguration;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.event.CacheEntryCreatedListener;
import javax.cache.event.CacheEntryEvent;
import javax.cache.expiry.CreatedExpiryPolicy;
import javax.cache.expiry.Duration;
import javax.cache.processor.EntryProcessor;
import javax.cache.processor.EntryProcessorException;
import javax.cache.processor.MutableEntry;
import javax.cache.spi.CachingProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** JCache, on members and clients. */
class CacheTest {

    private static final OrderKey KEY = new OrderKey("north", 1);
    private static final List<Object> HEARD = new CopyOnWriteArrayList<>();

    record AddToTotal(int added) implements EntryProcessor<OrderKey, Order, Order>, Serializable {
        @Override
        public Order process(MutableEntry<OrderKey, Order> entry, Object... arguments) {
            if (!entry.exists()) {
                throw new EntryProcessorException("no order");
            }
            Order before = entry.getValue();
            entry.setValue(before.withTotal(before.getTotal() + added + (Integer) arguments[0]));
            return before;
        }
    }

    public static final class Heard implements CacheEntryCreatedListener<OrderKey, Order>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public void onCreated(Iterable<CacheEntryEvent<? extends OrderKey, ? extends Order>> events) {
            events.forEach(event -> HEARD.add(event.getValue()));
        }
    }

    static Stream<HazelcastInstance> callers() {
        return Stream.of(Grid.client(), Grid.first());
    }

    private static CacheManager manager(HazelcastInstance caller) {
        CachingProvider provider =
                caller == Grid.client() ? new HazelcastClientCachingProvider() : new HazelcastMemberCachingProvider();
        return provider.getCacheManager(null, null, HazelcastCachingProvider.propertiesByInstanceItself(caller));
    }

    private static Cache<OrderKey, Order> newCache(HazelcastInstance caller) {
        MutableConfiguration<OrderKey, Order> configuration = new MutableConfiguration<OrderKey, Order>()
                .setTypes(OrderKey.class, Order.class)
                .setExpiryPolicyFactory(CreatedExpiryPolicy.factoryOf(Duration.ONE_HOUR));
        return manager(caller).createCache(Grid.name("cache-"), configuration);
    }

    @ParameterizedTest
    @MethodSource("callers")
    void entriesComeToOtherMembers(HazelcastInstance caller) {
        Cache<OrderKey, Order> cache = newCache(caller);
        cache.put(KEY, Order.example(1));
        Cache<OrderKey, Order> other = manager(Grid.second()).getCache(cache.getName(), OrderKey.class, Order.class);

        assertThat(other.get(KEY)).isEqualTo(Order.example(1));
        assertThat(other.replace(KEY, Order.example(1), Order.example(2))).isTrue();
        assertThat(cache.getAll(Set.of(KEY))).isEqualTo(Map.of(KEY, Order.example(2)));
    }

    @ParameterizedTest
    @MethodSource("callers")
    void anEntryProcessorOfAClassChangesAnEntry(HazelcastInstance caller) {
        Cache<OrderKey, Order> cache = newCache(caller);
        cache.put(KEY, Order.example(1));

        assertThat(cache.invoke(KEY, new AddToTotal(1), 2)).isEqualTo(Order.example(1));
        assertThat(cache.get(KEY).getTotal()).isEqualTo(13);
        assertThatThrownBy(() -> cache.invoke(new OrderKey("none", 0), new AddToTotal(1), 2))
                .isInstanceOf(EntryProcessorException.class);
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aListenerOfAFactoryHearsOfEntries(HazelcastInstance caller) {
        HEARD.clear();
        Cache<OrderKey, Order> cache = newCache(caller);
        cache.registerCacheEntryListener(new MutableCacheEntryListenerConfiguration<>(
                FactoryBuilder.factoryOf(Heard.class), null, false, false));

        cache.put(KEY, Order.example(1));

        Grid.await(() -> HEARD.contains(Order.example(1)));
    }
}
