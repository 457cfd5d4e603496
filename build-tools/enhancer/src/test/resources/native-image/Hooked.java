// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

public class Hooked implements java.io.Serializable {
    private String name;
    private transient int twice;

    public Hooked(String name, int twice) {
        this.name = name;
        this.twice = twice;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(twice / 2);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        twice = 2 * in.readInt();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hooked same && same.name.equals(name) && same.twice == twice;
    }

    @Override
    public int hashCode() {
        return twice;
    }
}
