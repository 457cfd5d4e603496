// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.Marshaller;
import java.util.Objects;

/** Marshals an order often enough that code is made for it, and reads it again. */
final class Shop {

    private Shop() {}

    public static void main(String[] arguments) {
        Marshaller marshaller = Marshaller.builder().register(Order.class, 1).allowPackage("com.acme.shop").build();
        Order order = new Order("Ada").with("tea", 2).with("cups", 6);
        Order copy = order;
        for (int i = 0; i < 1_000; i++) {
            copy = Objects.requireNonNull(marshaller.unmarshal(marshaller.marshal(copy)));
        }
        System.out.println(copy.isCopyOf(order) ? "the same order came back" : "another order came back");
    }
}
