// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Java's own streams call what the build added, without a jar of Gridwire's. */
final class Stock {

    private Stock() {}

    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(Item.of("tea", 2));
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Object item = in.readObject();
            System.out.println(item + ", externalizable: " + (item instanceof Externalizable));
        }
    }
}
