// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.io.Serializable;

/** A product and its amount; immutable. */
public final class OrderLine implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String product;
    private final int amount;

    /** Creates an order line. */
    public OrderLine(String product, int amount) {
        this.product = product;
        this.amount = amount;
    }

    public String product() {
        return product;
    }

    /** Returns the number of pieces. */
    public int amount() {
        return amount;
    }
}
