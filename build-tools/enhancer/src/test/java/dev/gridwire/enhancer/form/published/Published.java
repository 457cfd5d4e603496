// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import com.hazelcast.config.SerializationConfig;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/** One value of each comparison, and what writes them by hand. */
public final class Published {

    private Published() {}

    /** A customer of 20 numbers. */
    public static Object customer() {
        return new Customer(17, "Ada Lovelace", new Date(1_000_000L), Sex.FEMALE, "ada@engine.example", new long[20]);
    }

    /** An order of three lines. */
    public static Object order() {
        return new Order(4711, new Date(2_000_000L), new LinkedList<>(List.of(
                new OrderLine("product-1", 1), new OrderLine("product-22", 2), new OrderLine("product-333", 3))));
    }

    /** A programmer of three languages. */
    public static Object programmer() {
        Computer computer = new Computer("ThinkPad", "X1 Carbon", 8, "Lenovo");
        return new Programmer("abcdefghij", 33, computer, new ArrayList<>(List.of("Java", "C", "Haskell")));
    }

    /** Adds the serializers by hand. */
    public static SerializationConfig byHand() {
        SerializationConfig config = new SerializationConfig();
        config.getCompactSerializationConfig()
                .addSerializer(new CustomerCompactSerializer())
                .addSerializer(new OrderCompactSerializer())
                .addSerializer(new OrderLineCompactSerializer())
                .addSerializer(new ProgrammerCompactSerializer())
                .addSerializer(new ComputerCompactSerializer());
        return config;
    }
}
