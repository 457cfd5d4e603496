// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.gridwire.Marshaller;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.List;

/** Builds a marshaller, writes and reads one order of two classes, and says how long that took. */
public class Shop {
    record Line(String product, int amount) implements Serializable {}

    record Order(long id, LocalDate day, List<Line> lines) implements Serializable {}

    public static void main(String[] arguments) {
        long begin = System.nanoTime();
        Marshaller marshaller = Marshaller.builder().register(Order.class).register(Line.class).build();
        Order order = new Order(1, LocalDate.of(2026, 5, 1), List.of(new Line("pen", 12), new Line("ink", 1)));
        Order copy = marshaller.unmarshal(marshaller.marshal(order));
        long end = System.nanoTime();
        if (!copy.equals(order)) {
            throw new IllegalStateException("another order came back: " + copy);
        }
        System.out.println((end - begin) / 10_000 / 100.0);
    }
}
