// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class VertxTest {

    private static final Vertx VERTX = Vertx.vertx();

    @AfterAll
    static void stop() throws Exception {
        VERTX.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
    }

    @Test
    void anOrderCrossesTheEventBus() throws Exception {
        VERTX.eventBus().registerDefaultCodec(Order.class, new VertxCodec());
        VERTX.eventBus().<Order>consumer("orders", message -> message.reply(message.body()));
        Object reply = VERTX.eventBus().request("orders", Order.pens()).toCompletionStage().toCompletableFuture()
                .get(10, TimeUnit.SECONDS).body();
        assertThat(reply).isEqualTo(Order.pens());
    }

    /** Only members of a cluster use these two calls: their frame holds more before and behind the body. */
    @Test
    void anOrderIsReadWhereItBeginsOnTheWire() {
        VertxCodec codec = new VertxCodec();
        Buffer wire = Buffer.buffer("before");
        int begin = wire.length();
        codec.encodeToWire(wire, Order.pens());
        wire.appendString("behind");
        assertThat(codec.decodeFromWire(begin, wire)).isEqualTo(Order.pens());
    }

    @Test
    void theSharedMapHoldsBytes() throws Exception {
        VertxMap orders = new VertxMap(VERTX);
        Order found = orders.put(Order.pens()).compose(done -> orders.get(1)).toCompletionStage().toCompletableFuture()
                .get(10, TimeUnit.SECONDS);
        assertThat(found).isEqualTo(Order.pens()).isNotSameAs(Order.pens());
        assertThat(orders.get(2).toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS)).isNull();
    }
}
