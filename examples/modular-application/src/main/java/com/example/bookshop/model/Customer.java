// SPDX-License-Identifier: Apache-2.0
package com.example.bookshop.model;

import java.util.ArrayList;
import java.util.List;

/** A customer, who knows the own orders: a cycle. */
public final class Customer {

    private final String name;
    private final List<Order> orders = new ArrayList<>();

    /** Makes one without orders. */
    public Customer(String name) {
        this.name = name;
    }

    /** The name. */
    public String name() {
        return name;
    }

    /** The orders, the oldest first. */
    public List<Order> orders() {
        return orders;
    }
}
