// SPDX-License-Identifier: Apache-2.0
package com.example.ignite;

import java.util.List;
import org.apache.ignite.cache.query.annotations.QuerySqlField;

/** A value of a cache: a class, since Ignite makes objects before it reads them. What it holds may be records. */
public final class Order {

    private final long id;
    @QuerySqlField(index = true)
    private final String customer;
    private final List<Line> lines;

    /** One product of an order. */
    public record Line(String product, int amount) {}

    /** An order of a customer. */
    public Order(long id, String customer, List<Line> lines) {
        this.id = id;
        this.customer = customer;
        this.lines = lines;
    }

    static Order pens() {
        return new Order(1, "Ada", List.of(new Line("pen", 12), new Line("ink", 1)));
    }

    long id() {
        return id;
    }

    @Override
    public String toString() {
        return "Order[id=" + id + ", customer=" + customer + ", lines=" + lines + "]";
    }
}
