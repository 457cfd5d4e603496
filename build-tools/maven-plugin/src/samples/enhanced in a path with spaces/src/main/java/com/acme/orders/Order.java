// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.io.Serializable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A plain class with final fields and no default constructor: nothing of Hazelcast's stands in it. */
public class Order implements Serializable {

    private final List<OrderLine> lines = new ArrayList<>();
    private final long number;
    private final Instant at;
    private String customer;

    public Order(long number, Instant at, String customer) {
        this.number = number;
        this.at = at;
        this.customer = customer;
    }

    public List<OrderLine> lines() {
        return lines;
    }

    public long number() {
        return number;
    }

    public Instant at() {
        return at;
    }

    public String customer() {
        return customer;
    }
}
