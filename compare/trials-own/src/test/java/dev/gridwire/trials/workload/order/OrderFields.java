// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import dev.gridwire.trials.workload.EntryFields;

/** Orders of all forms in a map. */
public final class OrderFields implements EntryFields {

    /** Ids are drawn below a hundred thousand, evenly. */
    private static final long ONE_IN_A_HUNDRED = 1_000;

    @Override
    public String attribute() {
        return "orderId";
    }

    @Override
    public Long bound(int size) {
        return ONE_IN_A_HUNDRED;
    }

    @Override
    public long attributeOf(Object value) {
        return value instanceof Order order ? order.orderId() : ((MutableOrder) value).orderId;
    }

    @Override
    public Object changed(Object value) {
        if (value instanceof Order order) {
            return new Order(order.orderId(), EntryFields.flipped(order.date()), order.orderLines());
        }
        MutableOrder order = (MutableOrder) value;
        order.date = EntryFields.flipped(order.date);
        return order;
    }
}
