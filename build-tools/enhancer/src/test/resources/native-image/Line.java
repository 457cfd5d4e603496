// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.math.BigDecimal;

/** The constructor stores what it takes: it makes the objects that are read. */
public class Line implements java.io.Serializable {
    private final String product;
    private final int amount;
    private final BigDecimal price;

    public Line(String product, int amount, BigDecimal price) {
        this.product = product;
        this.amount = amount;
        this.price = price;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line line && line.product.equals(product) && line.amount == amount && line.price.equals(price);
    }

    @Override
    public int hashCode() {
        return product.hashCode();
    }
}
