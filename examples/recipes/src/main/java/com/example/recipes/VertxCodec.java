// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import dev.gridwire.Marshaller;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.MessageCodec;

/** Sends orders over Vert.x's event bus. */
final class VertxCodec implements MessageCodec<Order, Order> {

    private final Marshaller marshaller = Marshaller.builder().allowPackage("com.example.recipes").build();

    @Override
    public void encodeToWire(Buffer wire, Order order) {
        byte[] bytes = marshaller.marshal(order);
        wire.appendInt(bytes.length).appendBytes(bytes);
    }

    @Override
    public Order decodeFromWire(int start, Buffer wire) {
        int begin = start + Integer.BYTES;
        return marshaller.unmarshal(wire.getBytes(begin, begin + wire.getInt(start)));
    }

    @Override
    public Order transform(Order order) {
        return order;       // within a process: the record cannot change
    }

    @Override
    public String name() {
        return "order";
    }

    @Override
    public byte systemCodecID() {
        return -1;
    }
}
