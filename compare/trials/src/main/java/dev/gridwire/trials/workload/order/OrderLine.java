// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.order;

import java.io.Serializable;

/** A product and its amount; immutable. */
public final class OrderLine implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String product;
    private final int amount;

    /** Makes an order line. */
    public OrderLine(String product, int amount) {
        this.product = product;
        this.amount = amount;
    }

    public String product() {
        return product;
    }

    /** The number of pieces. */
    public int amount() {
        return amount;
    }
}
