// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.spi.cluster.hazelcast.HazelcastClusterManager;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two members of a cluster on the loopback interface. */
class VertxTest {

    private static Vertx first;
    private static Vertx second;

    @BeforeAll
    static void start() throws Exception {
        List<Integer> ports = List.of(Servers.freePort(), Servers.freePort());
        first = member(ports.get(0), ports);
        second = member(ports.get(1), ports);
    }

    private static Vertx member(int port, List<Integer> ports) throws Exception {
        Config config = new Config().setProperty("hazelcast.socket.bind.any", "false");
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getJoin().getTcpIpConfig().setEnabled(true)
                .setMembers(ports.stream().map(each -> "127.0.0.1:" + each).toList());
        VertxOptions options = new VertxOptions();
        options.getEventBusOptions().setHost("127.0.0.1");
        HazelcastClusterManager cluster = new HazelcastClusterManager(config);
        Vertx member = done(Vertx.builder().with(options).withClusterManager(cluster).buildClustered());
        member.eventBus().registerDefaultCodec(Order.class, new VertxCodec());
        return member;
    }

    @AfterAll
    static void stop() throws Exception {
        done(first.close());
        done(second.close());
    }

    private static <T> T done(Future<T> future) throws Exception {
        return future.toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    @Test
    void anOrderCrossesTheEventBus() throws Exception {
        Promise<Void> listening = Promise.promise();
        second.eventBus().<Order>consumer("orders", message -> message.reply(message.body())).completionHandler(listening);
        done(listening.future());
        assertThat(done(first.eventBus().<Order>request("orders", Order.pens())).body()).isEqualTo(Order.pens());
    }

    @Test
    void anOrderIsFoundInTheSharedMapOfAnotherMember() throws Exception {
        done(new VertxMap(first).put(Order.pens()));
        assertThat(done(new VertxMap(second).get(1))).isEqualTo(Order.pens());
        assertThat(done(new VertxMap(second).get(2))).isNull();
    }
}
