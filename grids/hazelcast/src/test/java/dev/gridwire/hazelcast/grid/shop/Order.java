// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

import java.io.Serializable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A class as applications write them: Serializable, with objects, lists, an enum and values inside. */
public final class Order implements Serializable {

    private static final long serialVersionUID = 1L;

    private final long id;
    private final String customer;
    private final Address address;
    private final Instant placed;
    private final List<String> tags = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private Status status = Status.OPEN;
    private int total;

    public Order(long id, String customer, Address address) {
        this.id = id;
        this.customer = customer;
        this.address = address;
        this.placed = Instant.ofEpochSecond(id);
    }

    /** The nth of a series: nine customers, five cities, totals 0 to 990. */
    public static Order example(int n) {
        Order order = new Order(n, "customer-" + n % 9, new Address("city-" + n % 5, n));
        order.total = n % 100 * 10;
        order.status = Status.values()[n % Status.values().length];
        order.tags.add("tag-" + n % 4);
        order.tags.add(n % 2 == 0 ? "even" : "odd");
        order.lines.add(new Line("product-" + n % 7, n));
        return order;
    }

    public long getId() {
        return id;
    }

    public String getCustomer() {
        return customer;
    }

    public Address getAddress() {
        return address;
    }

    public Instant getPlaced() {
        return placed;
    }

    public List<String> getTags() {
        return tags;
    }

    public List<Line> getLines() {
        return lines;
    }

    public Status getStatus() {
        return status;
    }

    public int getTotal() {
        return total;
    }

    public Order withTotal(int newTotal) {
        Order changed = new Order(id, customer, address);
        changed.tags.addAll(tags);
        changed.lines.addAll(lines);
        changed.status = status;
        changed.total = newTotal;
        return changed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Order that
                && id == that.id
                && customer.equals(that.customer)
                && address.equals(that.address)
                && placed.equals(that.placed)
                && tags.equals(that.tags)
                && lines.equals(that.lines)
                && status == that.status
                && total == that.total;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, customer);
    }

    @Override
    public String toString() {
        return "Order " + id + " of " + customer + ", total " + total;
    }
}
