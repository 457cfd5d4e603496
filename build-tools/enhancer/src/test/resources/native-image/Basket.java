// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds nothing that takes part in its own serialization, so that it is written by fused code. */
public record Basket(List<Line> lines, Map<String, Money> prices, Shape shape, Colour colour, Optional<Line> first)
        implements java.io.Serializable {

    static Basket of(int number) {
        Line line = new Line("pen", number, BigDecimal.ONE);
        return new Basket(new ArrayList<>(List.of(line, new Line("ink", 2, BigDecimal.TEN))),
                new HashMap<>(Map.of("pen", new Money("EUR", number))), new Square(number, Colour.RED), Colour.GREEN,
                number % 2 == 0 ? Optional.of(line) : Optional.empty());
    }
}
