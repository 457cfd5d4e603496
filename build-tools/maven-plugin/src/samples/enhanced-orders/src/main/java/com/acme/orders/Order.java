// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A plain class with final fields and no default constructor: nothing of Hazelcast's stands in it. */
public class Order extends Document {

    private final List<OrderLine> lines = new ArrayList<>();
    private String customer;

    public Order(long number, Instant at, String customer) {
        super(number, at);
        this.customer = customer;
    }

    public List<OrderLine> lines() {
        return lines;
    }

    public String customer() {
        return customer;
    }
}
