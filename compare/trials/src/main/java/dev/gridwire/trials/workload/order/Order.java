// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.io.Serializable;
import java.util.Date;
import java.util.List;

/** The plain value of the performance top 5: all fields final, no default constructor. */
@SuppressWarnings("serial") // the list is a LinkedList, as published
public final class Order implements Serializable {

    private static final long serialVersionUID = 1L;

    private final long orderId;
    private final Date date;
    private final List<OrderLine> orderLines;

    /** Creates an order; keeps the date and the list. */
    public Order(long orderId, Date date, List<OrderLine> orderLines) {
        this.orderId = orderId;
        this.date = date;
        this.orderLines = orderLines;
    }

    public long orderId() {
        return orderId;
    }

    /** Returns the time of the order; not copied. */
    public Date date() {
        return date;
    }

    /** Returns the lines; not copied. */
    public List<OrderLine> orderLines() {
        return orderLines;
    }
}
