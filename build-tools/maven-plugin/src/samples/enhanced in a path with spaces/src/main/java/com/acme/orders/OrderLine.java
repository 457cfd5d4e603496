// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import java.io.Serializable;
import java.math.BigDecimal;

/** One line of an order. */
public class OrderLine implements Serializable {

    private String article;
    private int count;
    private BigDecimal price;

    public OrderLine(String article, int count, BigDecimal price) {
        this.article = article;
        this.count = count;
        this.price = price;
    }

    public String article() {
        return article;
    }

    public int count() {
        return count;
    }

    public BigDecimal price() {
        return price;
    }
}
