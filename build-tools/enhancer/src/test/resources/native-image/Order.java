// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

public class Order extends Base {
    private String customer = "Ann";
    private List<Line> lines = new ArrayList<>(List.of(new Line("pen", 12, new BigDecimal("1.20")), new Line("ink", 1, BigDecimal.TEN)));
    private Line[] more = {new Line("box", 1, BigDecimal.ONE)};
    private Map<Money, Shape> shapes = new HashMap<>(Map.of(new Money("EUR", 7), new Circle(2), new Money("USD", 8), new Square(3, Colour.GREEN)));
    private Map<String, Object> any = new LinkedHashMap<>();
    private Set<Colour> colours = new HashSet<>(Set.of(Colour.RED));
    private Map<Colour, Integer> counts = new EnumMap<>(Map.of(Colour.GREEN, 3));
    private int[][] grid = {{1, 2}, {3}};
    private String[] names = {"a", null};
    private LocalDate[] dates = {LocalDate.EPOCH};
    private LocalDate day = LocalDate.of(2024, 2, 29);
    private Optional<Instant> at = Optional.of(Instant.EPOCH);
    private final UUID key = new UUID(1, 2);
    private Order former;

    public Order(Order former) {
        id = 5;
        this.former = former;
        any.put("hooked", new Hooked("h", 6));
        any.put("none", new NoDefault("9"));
        any.put("sorted", new TreeMap<>(Map.of("b", 1L)));
        any.put("fixed", List.of('a', 1.5, (short) 3));
        any.put("one", Replaced.ONE);
        any.put("array", new Square[] {new Square(1, Colour.RED)});
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof Order order && order.text().equals(text());
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    private String text() {
        Map<String, Object> plain = new LinkedHashMap<>(any);
        Square[] squares = (Square[]) plain.remove("array");
        return customer + lines.equals(List.of(new Line("pen", 12, new BigDecimal("1.20")), new Line("ink", 1, BigDecimal.TEN))) + new Line("box", 1, BigDecimal.ONE).equals(more[0])
                + new TreeMap<>(Map.of("c", shapes.get(new Money("EUR", 7)), "s", shapes.get(new Money("USD", 8)))) + plain.get("hooked").equals(new Hooked("h", 6))
                + plain.get("none").equals(new NoDefault("9")) + plain.get("sorted") + plain.get("fixed")
                + (plain.get("one") == Replaced.ONE) + Arrays.toString(dates) + Arrays.toString(squares) + colours + counts
                + Arrays.deepToString(grid) + Arrays.toString(names) + day + at + key + (former == null ? "" : former.text());
    }
}
