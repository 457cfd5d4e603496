// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A plain class with final fields and no default constructor: nothing of Hazelcast's stands in it. */
public class Order extends Document {

    private final List<String> lines = new ArrayList<>();
    private String buyer;

    public Order(long number, Instant at, String buyer) {
        super(number, at);
        this.buyer = buyer;
    }

    public List<String> lines() {
        return lines;
    }

    public String buyer() {
        return buyer;
    }
}
