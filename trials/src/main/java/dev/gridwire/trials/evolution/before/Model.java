// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.evolution.EvolvingCase;
import dev.gridwire.trials.evolution.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The classes before the change. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public final class Model implements Side {

    private static final int LINES = 10;
    private static final int LONGS = 100;

    /** Loaded by name. */
    public Model() {}

    @Override
    public Object make(EvolvingCase subject, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return switch (subject) {
            case PROGRAMMER -> programmer(random);
            case CUSTOMER -> customer(random);
            case ORDER -> order(random);
            case CONSTANT_KEPT -> ticket(random, Status.CLOSED);
            case CONSTANT_ADDED -> ticket(random, Status.OPEN);
        };
    }

    @Override
    public List<Class<?>> types(EvolvingCase subject) {
        return switch (subject) {
            case PROGRAMMER -> List.of(Programmer.class);
            case CUSTOMER -> List.of(Customer.class);
            case ORDER -> List.of(Order.class, OrderLine.class);
            case CONSTANT_KEPT, CONSTANT_ADDED -> List.of(Ticket.class, Status.class);
        };
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of(new ProgrammerCompact(), new CustomerCompact(), new OrderCompact(), new OrderLineCompact(),
                new TicketCompact());
    }

    @Override
    public Portable portable(int classId) {
        return switch (classId) {
            case Programmer.ID -> new Programmer();
            case Customer.ID -> new Customer();
            case Order.ID -> new Order();
            case OrderLine.ID -> new OrderLine();
            case Ticket.ID -> new Ticket();
            default -> throw new IllegalArgumentException("No class has this number: classId=" + classId);
        };
    }

    private static Programmer programmer(SplittableRandom random) {
        Programmer programmer = new Programmer();
        programmer.name = "name-" + random.nextInt(1_000_000);
        programmer.age = random.nextInt(1, 64);
        programmer.team = "team-" + random.nextInt(1_000_000);
        programmer.language = "language-" + random.nextInt(1_000_000);
        programmer.remote = true;
        programmer.salary = random.nextDouble(1, 100_000);
        return programmer;
    }

    private static Customer customer(SplittableRandom random) {
        Customer customer = new Customer();
        customer.id = random.nextInt(1, 1_000_000);
        customer.name = "name-" + random.nextInt(1_000_000);
        customer.birthday = random.nextLong(1, 2_000_000_000_000L);
        customer.email = "email-" + random.nextInt(1_000_000);
        customer.fax = "fax-" + random.nextInt(1_000_000);
        customer.longs = random.longs(LONGS).toArray();
        return customer;
    }

    private static Order order(SplittableRandom random) {
        Order order = new Order();
        order.orderId = random.nextLong(1, 2_000_000_000_000L);
        order.date = random.nextLong(1, 2_000_000_000_000L);
        order.customer = "customer-" + random.nextInt(1_000_000);
        order.lines = new ArrayList<>();
        for (int i = 0; i < LINES; i++) {
            order.lines.add(line(random));
        }
        return order;
    }

    private static OrderLine line(SplittableRandom random) {
        OrderLine line = new OrderLine();
        line.product = "product-" + random.nextInt(1_000_000);
        line.amount = random.nextInt(1, 1_000_000);
        return line;
    }

    private static Ticket ticket(SplittableRandom random, Status status) {
        Ticket ticket = new Ticket();
        ticket.id = random.nextLong(1, 2_000_000_000_000L);
        ticket.title = "title-" + random.nextInt(1_000_000);
        ticket.status = status;
        return ticket;
    }
}
