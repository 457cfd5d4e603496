// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.Serializable;

/** Serializable when it is compiled. */
class Item implements Serializable {

    private static final long serialVersionUID = 1;

    private String name;
    private int amount;

    static Item of(String name, int amount) {
        Item item = new Item();
        item.name = name;
        item.amount = amount;
        return item;
    }

    @Override
    public String toString() {
        return name + " x " + amount;
    }
}
