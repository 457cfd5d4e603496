// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.query.Predicates;
import com.hazelcast.transaction.TransactionContext;
import com.hazelcast.transaction.TransactionOptions;
import com.hazelcast.transaction.TransactionOptions.TransactionType;
import com.hazelcast.transaction.TransactionalMap;
import com.hazelcast.transaction.TransactionalQueue;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TransactionTest {

    private static final OrderKey KEY = new OrderKey("north", 1);
    private final String name = Grid.name("transacted-");

    static Stream<Arguments> transactions() {
        return Stream.of(Grid.client(), Grid.first())
                .flatMap(caller -> Stream.of(TransactionType.values()).map(type -> Arguments.of(caller, type)));
    }

    @ParameterizedTest
    @MethodSource("transactions")
    void aMapAndAQueueChangeTogether(HazelcastInstance caller, TransactionType type) {
        Grid.second().getQueue(name).add(Order.example(1));
        TransactionContext context = caller.newTransactionContext(new TransactionOptions().setTransactionType(type));
        context.beginTransaction();
        TransactionalQueue<Order> queue = context.getQueue(name);
        TransactionalMap<OrderKey, Order> map = context.getMap(name);

        map.put(KEY, queue.poll());
        assertThat(map.get(KEY)).isEqualTo(Order.example(1));
        assertThat(map.values(Predicates.equal("customer", "customer-1"))).containsExactly(Order.example(1));
        assertThat(Grid.second().getMap(name).isEmpty()).isTrue();
        context.commitTransaction();

        assertThat(Grid.second().getMap(name).get(KEY)).isEqualTo(Order.example(1));
        assertThat(Grid.second().getQueue(name)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("transactions")
    void aRolledBackEntryStaysAsItWas(HazelcastInstance caller, TransactionType type) {
        Grid.second().getMap(name).put(KEY, Order.example(1));
        TransactionContext context = caller.newTransactionContext(new TransactionOptions().setTransactionType(type));
        context.beginTransaction();
        TransactionalMap<OrderKey, Order> map = context.getMap(name);

        assertThat(map.replace(KEY, Order.example(1), Order.example(2))).isTrue();
        context.getQueue(name).offer(Order.example(3));
        context.rollbackTransaction();

        assertThat(Grid.second().getMap(name).get(KEY)).isEqualTo(Order.example(1));
        assertThat(Grid.second().getQueue(name)).isEmpty();
    }
}
