// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Uses a marshaller until everything is generated, and ends with an exception if something is amiss. */
public final class PlainUse {

    private static final int USES = 1_000;

    private PlainUse() {}

    static class Base implements Serializable {
        private static final long serialVersionUID = 1L;
        private long id = 5;
    }

    static final class Order extends Base {
        private static final long serialVersionUID = 1L;
        private final String name;
        @SuppressWarnings("serial")
        private final List<Object> lines = new ArrayList<>();
        private Order self = this;

        Order(String name) {
            this.name = name;
        }
    }

    record Line(long number, double price, Base order) {}

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        Marshaller marshaller = Marshaller.builder().register(Order.class, 1).register(Line.class, 2)
                .register(Base.class).build();
        Order order = new Order("order");
        List<String> view = Collections.unmodifiableList(new ArrayList<>(List.of("a")));
        order.lines.addAll(List.of(new Line(1, 2, null), new Line(3, 4, new Base()), view));
        byte[] bytes = marshaller.marshal(order);
        for (int i = 0; i < USES; i++) {
            Order copy = marshaller.unmarshal(bytes);
            boolean same = copy.self == copy && copy.name.equals(order.name) && copy.lines.get(0).equals(order.lines.get(0));
            if (!same || !Arrays.equals(marshaller.marshal(copy), bytes)) {
                throw new IllegalStateException("another object came back: use=" + i);
            }
        }
    }
}
