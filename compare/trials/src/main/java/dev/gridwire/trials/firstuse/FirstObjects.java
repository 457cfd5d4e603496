// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.workload.customer.Customer;
import dev.gridwire.trials.workload.customer.Sex;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/**
 * The objects of first use, created by hand: a source of random values would load classes that the library should have to load.
 * Ten of them have plain classes with two or three fields, all final, and no default constructor.
 */
final class FirstObjects {

    private static final int LONG_COUNT = 100;

    private FirstObjects() {}

    /** Returns every class that must be registered with a library, in a fixed order. */
    static List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>(
                List.of(Programmer.class, Computer.class, Customer.class, Sex.class, Order.class, OrderLine.class));
        for (Object one : further()) {
            types.add(one.getClass());
        }
        return types;
    }

    /** Returns one object of each of the three classes. */
    static Object[] first() {
        List<String> languages = new ArrayList<>(List.of("Java", "Kotlin", "C"));
        List<OrderLine> lines = new LinkedList<>(List.of(new OrderLine("product-1", 3), new OrderLine("product-2", 4)));
        return new Object[] {
            new Programmer("Grace", 36, new Computer("XPS", "13", 16, "Dell"), languages),
            new Customer(1, "Ada Lovelace", new Date(0), Sex.FEMALE, "ada@example.com", new long[LONG_COUNT]),
            new Order(1, new Date(0), lines)
        };
    }

    /** Returns one object of each of the ten classes. */
    static Object[] further() {
        return new Object[] {
            new Town("Turin", 841_000),
            new Street("Via Po", 45.07, 7.69),
            new House(12, true, "brick"),
            new Room(21.5f, (short) 2, "kitchen"),
            new Lamp("ceiling", 800, false),
            new Book("Bound", 9_780_000_000_000L, 320),
            new Ticket(77, 'A', 12.5),
            new Train("R 2011", 7, (byte) 3),
            new Route("Turin", "Milan", 143),
            new Bridge("Isabella", 1_880, 120.0)
        };
    }

    /** A town. */
    static final class Town implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;
        private final int inhabitants;

        Town(String name, int inhabitants) {
            this.name = name;
            this.inhabitants = inhabitants;
        }
    }

    /** A street; where it begins is in degrees. */
    static final class Street implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;
        private final double latitude;
        private final double longitude;

        Street(String name, double latitude, double longitude) {
            this.name = name;
            this.latitude = latitude;
            this.longitude = longitude;
        }
    }

    /** A house. */
    static final class House implements Serializable {
        private static final long serialVersionUID = 1L;
        private final int number;
        private final boolean inhabited;
        private final String material;

        House(int number, boolean inhabited, String material) {
            this.number = number;
            this.inhabited = inhabited;
            this.material = material;
        }
    }

    /** A room; its size is in square metres. */
    static final class Room implements Serializable {
        private static final long serialVersionUID = 1L;
        private final float size;
        private final short windows;
        private final String purpose;

        Room(float size, short windows, String purpose) {
            this.size = size;
            this.windows = windows;
            this.purpose = purpose;
        }
    }

    /** A lamp; its light is in lumens. */
    static final class Lamp implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String kind;
        private final int light;
        private final boolean lit;

        Lamp(String kind, int light, boolean lit) {
            this.kind = kind;
            this.light = light;
            this.lit = lit;
        }
    }

    /** A book. */
    static final class Book implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String title;
        private final long isbn;
        private final int pages;

        Book(String title, long isbn, int pages) {
            this.title = title;
            this.isbn = isbn;
            this.pages = pages;
        }
    }

    /** A ticket. */
    static final class Ticket implements Serializable {
        private static final long serialVersionUID = 1L;
        private final int seat;
        private final char row;
        private final double price;

        Ticket(int seat, char row, double price) {
            this.seat = seat;
            this.row = row;
            this.price = price;
        }
    }

    /** A train. */
    static final class Train implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;
        private final int coaches;
        private final byte track;

        Train(String name, int coaches, byte track) {
            this.name = name;
            this.coaches = coaches;
            this.track = track;
        }
    }

    /** A route; its length is in kilometres. */
    static final class Route implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String from;
        private final String to;
        private final int length;

        Route(String from, String to, int length) {
            this.from = from;
            this.to = to;
            this.length = length;
        }
    }

    /** A bridge; its length is in metres. */
    static final class Bridge implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;
        private final int year;
        private final double length;

        Bridge(String name, int year, double length) {
            this.name = name;
            this.year = year;
            this.length = length;
        }
    }
}
