// SPDX-License-Identifier: Apache-2.0
package com.example.bookshop;

import com.example.bookshop.model.Book;
import com.example.bookshop.model.Customer;
import com.example.bookshop.model.Order;
import dev.gridwire.Marshaller;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Objects;

/** Marshals an order, reads it again and prints what came back. */
public final class Bookshop {

    private static final int ENOUGH_TO_GENERATE_CODE = 1_000;

    private Bookshop() {}

    /** Takes nothing. */
    public static void main(String[] arguments) {
        Marshaller marshaller = Marshaller.builder().allowPackage("com.example.bookshop.model").build();
        Order order = new Order(new Customer("Ada"), LocalDate.of(2026, 11, 23))
                .with(new Book("On Computable Numbers", new BigDecimal("12.50")), 2)
                .with(new Book("Notes", new BigDecimal("7.00")), 1);
        byte[] bytes = marshaller.marshal(order);
        for (int i = 0; i < ENOUGH_TO_GENERATE_CODE; i++) {
            bytes = marshaller.marshal(marshaller.unmarshal(bytes));
        }
        print(Objects.requireNonNull(marshaller.<Order>unmarshal(bytes)), bytes.length, System.out);
    }

    private static void print(Order copy, int byteCount, PrintStream out) {
        out.println("An order of " + copy.customer().name() + " in " + byteCount + " bytes: " + copy.day() + ", " + copy.total());
        out.println("The customer knows this very order: " + (copy.customer().orders().get(0) == copy));
        out.println("Modules: " + ModuleLayer.boot().modules().stream().map(Module::getName).sorted().toList());
    }
}
