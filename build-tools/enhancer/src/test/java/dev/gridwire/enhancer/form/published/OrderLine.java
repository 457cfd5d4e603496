// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import java.io.Serializable;

/** How many of one product were ordered; immutable. */
public final class OrderLine implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String product;
    private final int amount;

    /** Makes an order line. */
    public OrderLine(String product, int amount) {
        this.product = product;
        this.amount = amount;
    }

    String product() {
        return product;
    }

    int amount() {
        return amount;
    }
}
