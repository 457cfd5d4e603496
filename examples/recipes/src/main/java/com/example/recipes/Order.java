// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import java.util.List;

/** Says nothing of how it is stored, and implements nothing. */
public record Order(long id, String customer, List<Line> lines) {

    /** One product of an order. */
    public record Line(String product, int amount) {}

    static Order pens() {
        return new Order(1, "Ada", List.of(new Line("pen", 12), new Line("ink", 1)));
    }
}
