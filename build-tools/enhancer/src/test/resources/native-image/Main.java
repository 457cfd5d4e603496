// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.TypeStatistics;
import dev.gridwire.type.CodeGeneration;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads orders, often enough for all that is made for classes that are in use. */
public class Main {

    public static void main(String[] arguments) {
        MarshallerBuilder builder = Marshaller.builder().settings(Main.class.getClassLoader()).allowPackage("com.acme.shop");
        if (arguments.length > 0) {
            builder.codeGeneration(CodeGeneration.valueOf(arguments[0]));
        }
        Marshaller marshaller = builder.build();
        for (int i = 0; i < 10_000; i++) {
            same(marshaller, new Order(new Order(null)));
            same(marshaller, new ArrayList<>(List.of(new Circle(1), new Square(2, Colour.RED))));
            same(marshaller, Basket.of(i));
        }
        for (TypeStatistics each : marshaller.statistics().types()) {
            boolean isFused = each.obstacle().isEmpty() && each.fallbacks() < 10;
            if (!isFused && !each.className().equals(Order.class.getName())) {
                throw new IllegalStateException("not fused: " + each);
            }
        }
    }

    private static void same(Marshaller marshaller, Object value) {
        Object copy = marshaller.unmarshal(marshaller.marshal(value));
        if (!copy.equals(value)) {
            throw new IllegalStateException("another object came back: " + copy);
        }
    }
}
