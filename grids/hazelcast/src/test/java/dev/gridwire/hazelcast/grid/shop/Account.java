// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

import java.io.Serializable;

/** A bean, as SQL's INSERT needs. */
public class Account implements Serializable {

    private static final long serialVersionUID = 1L;

    private String owner = "";
    private int amount;

    public String getOwner() {
        return owner;
    }

    public void setOwner(String newOwner) {
        owner = newOwner;
    }

    public int getAmount() {
        return amount;
    }

    public void setAmount(int newAmount) {
        amount = newAmount;
    }
}
