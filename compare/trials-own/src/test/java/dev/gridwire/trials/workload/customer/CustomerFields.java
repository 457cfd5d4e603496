// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.customer;

import dev.gridwire.trials.workload.EntryFields;

/** Customers of all forms in a map. */
public final class CustomerFields implements EntryFields {

    private static final int HUNDRED = 100;

    @Override
    public String attribute() {
        return "id";
    }

    /** Ids count up from 0. */
    @Override
    public Integer bound(int size) {
        return Math.max(1, size / HUNDRED);
    }

    @Override
    public long attributeOf(Object value) {
        return value instanceof Customer customer ? customer.id() : ((MutableCustomer) value).id;
    }

    @Override
    public Object changed(Object value) {
        if (value instanceof Customer customer) {
            return new Customer(
                    customer.id(), customer.name(), EntryFields.flipped(customer.birthday()), customer.sex(), customer.email(),
                    customer.longs());
        }
        MutableCustomer customer = (MutableCustomer) value;
        customer.birthday = EntryFields.flipped(customer.birthday);
        return customer;
    }
}
