// SPDX-License-Identifier: Apache-2.0
package com.example.bookshop.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;

/** An order of books. */
public final class Order {

    private final Customer customer;
    private final LocalDate day;
    private final Map<Book, Integer> copies = new LinkedHashMap<>();

    /** Makes one without books. */
    public Order(Customer customer, LocalDate day) {
        this.customer = customer;
        this.day = day;
        customer.orders().add(this);
    }

    /** Adds copies of a book. */
    public Order with(Book book, int count) {
        copies.merge(book, count, Integer::sum);
        return this;
    }

    /** Who gave it. */
    public Customer customer() {
        return customer;
    }

    /** When it was given. */
    public LocalDate day() {
        return day;
    }

    /** What all copies cost together. */
    public BigDecimal total() {
        return copies.entrySet().stream()
                .map(each -> each.getKey().price().multiply(BigDecimal.valueOf(each.getValue())))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
