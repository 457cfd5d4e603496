// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
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
        for (int i = 0; i < 1_000; i++) {
            same(marshaller, new Order(new Order(null)));
            same(marshaller, new ArrayList<>(List.of(new Circle(1), new Square(2, Colour.RED))));
        }
    }

    private static void same(Marshaller marshaller, Object value) {
        Object copy = marshaller.unmarshal(marshaller.marshal(value));
        if (!copy.equals(value)) {
            throw new IllegalStateException("another object came back: " + copy);
        }
    }
}
