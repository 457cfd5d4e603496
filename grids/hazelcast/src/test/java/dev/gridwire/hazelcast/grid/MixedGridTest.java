// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import dev.gridwire.hazelcast.grid.shop.Order;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Members and clients, of which some have no Gridwire, or not the users' classes. */
class MixedGridTest {

    private final String cluster = TestGrids.newCluster("mixed");
    private HazelcastInstance member = Grid.first();
    private HazelcastInstance withGridwire = Grid.client();
    private HazelcastInstance without = Grid.client();

    @BeforeEach
    void start() {
        member = TestGrids.start(TestGrids.member(cluster, Registration.HOOK, new HidingLoader(Order.class.getPackageName())));
        withGridwire = TestGrids.startClient(member, Registration.HOOK);
        without = TestGrids.startClient(member, Registration.NONE);
    }

    @AfterEach
    void stop() {
        withGridwire.shutdown();
        without.shutdown();
        member.getLifecycleService().terminate();
    }

    @Test
    void valuesOfJavaSerializationStayReadable() {
        without.<Integer, Order>getMap("orders").put(1, Order.example(1));

        assertThat(withGridwire.getMap("orders").get(1)).isEqualTo(Order.example(1));
    }

    @Test
    void aClientWithoutGridwireIsToldByHazelcast() {
        withGridwire.<Integer, Order>getMap("orders").put(1, Order.example(1));

        assertThatThrownBy(() -> without.getMap("orders").get(1))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("There is no suitable de-serializer for type " + GridwireSerializer.TYPE_ID);
    }

    @Test
    void aMemberNeedsNoUsersClassToKeepValues() throws Exception {
        IMap<Integer, Order> map = withGridwire.getMap("orders");
        map.put(1, Order.example(1));

        assertThat(map.get(1)).isEqualTo(Order.example(1));
        assertThat(map.replace(1, Order.example(1), Order.example(2))).isTrue();
        assertThat(map.removeAsync(1).toCompletableFuture().get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(2));
    }

    @Test
    void aMemberWithoutTheClassSaysWhichOneAQueryNeeds() {
        IMap<Integer, Order> map = withGridwire.getMap("orders");
        map.put(1, Order.example(1));

        assertThatThrownBy(() -> map.values(Predicates.equal("customer", "customer-1")))
                .hasStackTraceContaining("class=" + Order.class.getName());
    }
}
