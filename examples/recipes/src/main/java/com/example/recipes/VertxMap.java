// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.Marshaller;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.shareddata.AsyncMap;
import org.jspecify.annotations.Nullable;

/** Keeps orders in Vert.x's shared map, which each cluster manager stores as bytes. */
final class VertxMap {

    private final Marshaller marshaller = Marshaller.builder().allowPackage("com.example.recipes").build();
    private final Future<AsyncMap<Long, Buffer>> map;

    VertxMap(Vertx vertx) {
        map = vertx.sharedData().getAsyncMap("orders");
    }

    Future<Void> put(Order order) {
        return map.compose(orders -> orders.put(order.id(), Buffer.buffer(marshaller.marshal(order))));
    }

    Future<@Nullable Order> get(long id) {
        return map.compose(orders -> orders.get(id))
                .map(bytes -> bytes == null ? null : marshaller.unmarshal(bytes.getBytes()));
    }
}
