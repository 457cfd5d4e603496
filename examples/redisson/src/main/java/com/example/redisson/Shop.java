// SPDX-License-Identifier: Apache-2.0
package com.example.redisson;

import dev.gridwire.redisson.GridwireCodec;
import org.redisson.Redisson;
import org.redisson.api.RMap;
import org.redisson.api.RedissonClient;
import org.redisson.config.Config;

/** Keeps an order in a map of Redis, and reads it again. */
public final class Shop {

    private Shop() {}

    /** Takes the address of a Redis: on port 6379 of this machine by default. */
    public static void main(String[] arguments) {
        System.out.println(keep(arguments.length == 0 ? "redis://127.0.0.1:6379" : arguments[0], Order.pens()));
    }

    static Order keep(String address, Order order) {
        Config config = new Config();
        config.setCodec(new GridwireCodec());
        config.useSingleServer().setAddress(address);
        RedissonClient redisson = Redisson.create(config);
        try {
            RMap<Long, Order> orders = redisson.getMap("orders");
            orders.put(order.id(), order);
            return orders.get(order.id());
        } finally {
            redisson.shutdown();
        }
    }
}
