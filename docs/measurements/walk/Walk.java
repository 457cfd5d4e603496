// SPDX-License-Identifier: Apache-2.0
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Writes and reads graphs that the general walk serves in part, wholly or not at all, and prints the least times. */
public class Walk {

    private static final int WARM_UP = 30_000;
    private static final int ROUNDS = 40;
    private static final int USES = 4_000;

    public static class Line implements Serializable {
        String sku;
        int count;
        BigDecimal price;
        double weight;

        Line(int number) {
            sku = "sku-" + number;
            count = number;
            price = BigDecimal.valueOf(number * 199L, 2);
            weight = number / 2.0;
        }
    }

    public static class Money implements Serializable {
        long cents = 1_234;
        String currency = "EUR";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            if (currency == null) {
                throw new InvalidObjectException("no currency");
            }
        }
    }

    public static class Order implements Serializable {
        String id = "order-17";
        List<Line> lines = new ArrayList<>(Stream.iterate(0, i -> i + 1).limit(10).map(Line::new).toList());
    }

    public static class PaidOrder extends Order {
        Money total = new Money();
    }

    public static class Node implements Serializable {
        int number;
        Node next;

        Node(int number, Node next) {
            this.number = number;
            this.next = next;
        }
    }

    public static class Event implements Serializable {
        long time = 5;
        String user = "someone";
    }

    public static class E0 extends Event {}
    public static class E1 extends Event {}
    public static class E2 extends Event {}
    public static class E3 extends Event {}
    public static class E4 extends Event {}
    public static class E5 extends Event {}
    public static class E6 extends Event {}
    public static class E7 extends Event {}
    public static class E8 extends Event {}
    public static class E9 extends Event {}
    public static class E10 extends Event {}
    public static class E11 extends Event {}
    public static class E12 extends Event {}
    public static class E13 extends Event {}
    public static class E14 extends Event {}
    public static class E15 extends Event {}
    public static class E16 extends Event {}
    public static class E17 extends Event {}

    private static final List<Supplier<Event>> EVENTS = List.of(E0::new, E1::new, E2::new, E3::new, E4::new, E5::new, E6::new,
            E7::new, E8::new, E9::new, E10::new, E11::new, E12::new, E13::new, E14::new, E15::new, E16::new, E17::new);

    public static void main(String[] arguments) {
        MarshallerBuilder builder = Marshaller.builder().register(Order.class).register(PaidOrder.class).register(Line.class)
                .register(Money.class).register(Node.class);
        EVENTS.forEach(event -> builder.register(event.get().getClass()));
        Marshaller marshaller = builder.build();
        measure("order of ten lines", marshaller, new Order());
        measure("the same with a hooked total", marshaller, new PaidOrder());
        measure("36 events of 18 classes", marshaller,
                new ArrayList<>(Stream.concat(EVENTS.stream(), EVENTS.stream()).map(Supplier::get).toList()));
        Node last = null;
        for (int i = 0; i < 100; i++) {
            last = new Node(i, last);
        }
        measure("a hundred levels", marshaller, last);
    }

    private static void measure(String name, Marshaller marshaller, Object graph) {
        byte[] payload = {};
        for (int i = 0; i < WARM_UP; i++) {
            payload = marshaller.marshal(graph);
            marshaller.unmarshal(payload);
        }
        double writing = Double.MAX_VALUE;
        double reading = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            for (int i = 0; i < USES; i++) {
                marshaller.marshal(graph);
            }
            long written = System.nanoTime();
            for (int i = 0; i < USES; i++) {
                marshaller.unmarshal(payload);
            }
            writing = Math.min(writing, (written - begin) / (double) USES);
            reading = Math.min(reading, (System.nanoTime() - written) / (double) USES);
        }
        System.out.printf("%s: write %.0f, read %.0f ns%n", name, writing, reading);
    }
}
