// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;

/** A value that Java serialization takes too. */
public record Product(String name, BigDecimal price, List<String> words) implements Serializable {

    /** Makes a product of some price. */
    public static Product of(String name) {
        return new Product(name, new BigDecimal("9.50"), List.of("new", name));
    }
}
