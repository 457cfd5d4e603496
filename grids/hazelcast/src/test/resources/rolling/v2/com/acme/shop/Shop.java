// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.map.EntryProcessor;
import dev.gridwire.hazelcast.rolling.Domain;
import dev.gridwire.hazelcast.rolling.Marks;
import dev.gridwire.hazelcast.rolling.Value;
import java.util.List;

public final class Shop implements Domain {

    @Override
    public int version() {
        return 2;
    }

    @Override
    public Value make(int id, int revision) {
        return made(id).set(revision);
    }

    @Override
    public List<Class<?>> renamed() {
        return List.of(Invoice.class);
    }

    @Override
    public EntryProcessor<Integer, Value, Integer> touch(int revision) {
        return new Touch("shop", revision);
    }

    private static Value made(int id) {
        return switch (id % KINDS) {
            case 0 -> new Order(id);
            case 1 -> new Customer(id);
            case 2 -> new Product(id);
            case 3 -> new Item(id);
            case 4 -> new Cart(id);
            case 5 -> new Invoice(id);
            case 6 -> new Payment(id);
            case 7 -> new Home(id);
            case 8 -> new Shipment(id);
            default -> new Tag(id, Marks.code(id), 0, "");
        };
    }
}
