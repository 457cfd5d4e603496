// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

/** Hazelcast alone would refuse it in a field of type Object; it is not Serializable. */
final class Customer {

    private final String name;
    private Object friend = "none";

    Customer(String name) {
        this.name = name;
    }

    void befriend(Customer other) {
        friend = other;
        other.friend = this;
    }

    @Override
    public String toString() {
        return name + ", whose friend is " + ((Customer) friend).name + ", whose friend is "
                + ((Customer) ((Customer) friend).friend).name;
    }
}
