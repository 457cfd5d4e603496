// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.Sex;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/** The objects of first use, made by hand: a source of random values would load classes that a library should have to load. */
final class FirstObjects {

    private static final int LONG_COUNT = 100;

    private FirstObjects() {}

    /** Every class that a library must be told of, in one fixed order. */
    static List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>(
                List.of(Programmer.class, Computer.class, Customer.class, Sex.class, Order.class, OrderLine.class));
        for (Object one : further()) {
            types.add(one.getClass());
        }
        return types;
    }

    /** One object of each of the three classes. */
    static Object[] first() {
        List<String> languages = new ArrayList<>(List.of("Java", "Kotlin", "C"));
        List<OrderLine> lines = new LinkedList<>(List.of(new OrderLine("product-1", 3), new OrderLine("product-2", 4)));
        return new Object[] {
            new Programmer("Grace", 36, new Computer("XPS", "13", 16, "Dell"), languages),
            new Customer(1, "Ada Lovelace", new Date(0), Sex.FEMALE, "ada@example.com", new long[LONG_COUNT]),
            new Order(1, new Date(0), lines)
        };
    }

    /** One object of each of the ten classes. */
    static Object[] further() {
        return new Object[] {
            new SmallClasses.Town("Turin", 841_000),
            new SmallClasses.Street("Via Po", 45.07, 7.69),
            new SmallClasses.House(12, true, "brick"),
            new SmallClasses.Room(21.5f, (short) 2, "kitchen"),
            new SmallClasses.Lamp("ceiling", 800, false),
            new SmallClasses.Book("Bound", 9_780_000_000_000L, 320),
            new SmallClasses.Ticket(77, 'A', 12.5),
            new SmallClasses.Train("R 2011", 7, (byte) 3),
            new SmallClasses.Route("Turin", "Milan", 143),
            new SmallClasses.Bridge("Isabella", 1_880, 120.0)
        };
    }
}
