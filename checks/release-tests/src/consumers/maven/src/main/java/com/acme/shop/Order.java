// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.util.ArrayList;
import java.util.List;

/** A plain class: no interface, no annotation, a cycle. */
final class Order {

    private final String customer;
    private final List<Line> lines = new ArrayList<>();

    Order(String customer) {
        this.customer = customer;
    }

    Order with(String product, int amount) {
        lines.add(new Line(this, product, amount));
        return this;
    }

    boolean isCopyOf(Order other) {
        return other != this && customer.equals(other.customer) && lines.size() == other.lines.size()
                && lines.stream().allMatch(line -> line.order == this);
    }

    /** Leads back to its order. */
    private record Product(String name, int amount) {}

    private static final class Line {

        private final Order order;
        private final Product product;

        Line(Order order, String name, int amount) {
            this.order = order;
            this.product = new Product(name, amount);
        }

        @Override
        public String toString() {
            return order.customer + ": " + product;
        }
    }
}
