// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** However the serializer came into the grid, it does the same. */
@Tag("core")
class RegistrationTest {

    private static final OrderKey KEY = new OrderKey("north", 1);

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void eachRegistrationGivesTheSameBytes(Registration registration) {
        HazelcastInstance member = TestGrids.start(TestGrids.member(TestGrids.newCluster("door"), registration));
        HazelcastInstance client = TestGrids.startClient(member, registration);
        try {
            IMap<OrderKey, Order> map = client.getMap("orders");
            map.put(KEY, Order.example(1));

            assertThat(member.getMap("orders").get(KEY)).isEqualTo(Order.example(1));
            assertThat(map.values(Predicates.equal("address.city", "city-1"))).containsExactly(Order.example(1));
            assertThat(map.<Instant>executeOnKey(KEY, entry -> entry.getValue().getPlaced())).isEqualTo(Instant.ofEpochSecond(1));
            for (HazelcastInstance instance : new HazelcastInstance[] {member, client}) {
                assertThat(Grid.bytes(instance, KEY).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
                assertThat(Grid.bytes(instance, KEY)).isEqualTo(Grid.bytes(Grid.client(), KEY));
                assertThat(Grid.bytes(instance, Instant.EPOCH).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
            }
        } finally {
            client.shutdown();
            member.getLifecycleService().terminate();
        }
    }
}
