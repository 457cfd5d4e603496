// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.cluster.Member;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.core.IExecutorService;
import com.hazelcast.map.IMap;
import com.hazelcast.scheduledexecutor.IScheduledFuture;
import com.hazelcast.scheduledexecutor.TaskUtils;
import dev.gridwire.hazelcast.grid.shop.Order;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class ExecutorTest {

    record Double(Order order) implements Callable<Order>, Serializable {
        @Override
        public Order call() {
            return order.withTotal(order.getTotal() * 2);
        }
    }

    static final class Note implements Runnable, HazelcastInstanceAware, Serializable {
        private static final long serialVersionUID = 1L;
        private final String map;
        private final Order order;
        private transient @Nullable HazelcastInstance instance;

        Note(String map, Order order) {
            this.map = map;
            this.order = order;
        }

        @Override
        public void setHazelcastInstance(HazelcastInstance newInstance) {
            instance = newInstance;
        }

        @Override
        public void run() {
            HazelcastInstance here = Objects.requireNonNull(instance);
            here.getMap(map).put(here.getName(), order);
        }
    }

    interface SerializableCall<T> extends Callable<T>, Serializable {}

    static Stream<HazelcastInstance> callers() {
        return Stream.of(Grid.client(), Grid.first());
    }

    private static Member secondMember() {
        return Grid.second().getCluster().getLocalMember();
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aCallableAndItsResultCross(HazelcastInstance caller) throws Exception {
        IExecutorService executor = caller.getExecutorService("executor");

        Future<Order> answer = executor.submitToMember(new Double(Order.example(3)), secondMember());

        assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(3).withTotal(60));
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aLambdaAndItsResultCross(HazelcastInstance caller) throws Exception {
        IExecutorService executor = caller.getExecutorService("executor");
        Order captured = Order.example(4);
        SerializableCall<List<Order>> call = () -> List.of(captured, captured.withTotal(1));

        for (Future<List<Order>> answer : executor.submitToAllMembers(call).values()) {
            assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(List.of(captured, captured.withTotal(1)));
        }
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aRunnableGetsTheInstanceWhereItRuns(HazelcastInstance caller) {
        IMap<String, Order> notes = caller.getMap(Grid.name("notes-"));

        caller.getExecutorService("executor").executeOnAllMembers(new Note(notes.getName(), Order.example(5)));

        Grid.await(() -> notes.size() == 2);
        assertThat(notes.getAll(notes.keySet()))
                .isEqualTo(Map.of(Grid.first().getName(), Order.example(5), Grid.second().getName(), Order.example(5)));
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aDurableExecutorKeepsTheResult(HazelcastInstance caller) throws Exception {
        var durable = caller.getDurableExecutorService("durable");
        long id = durable.submit(new Double(Order.example(6))).getTaskId();

        assertThat(durable.<Order>retrieveResult(id).get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(6).withTotal(120));
    }

    @ParameterizedTest
    @MethodSource("callers")
    void aScheduledTaskGivesItsResult(HazelcastInstance caller) throws Exception {
        IScheduledFuture<Order> answer = caller.getScheduledExecutorService("scheduled")
                .schedule(TaskUtils.named(Grid.name("task-"), new Double(Order.example(7))), 1, TimeUnit.MILLISECONDS);

        assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(7).withTotal(140));
        answer.dispose();
    }
}
