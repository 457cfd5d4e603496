// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.companion;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Classes that get companions, and some that get none. */
@SuppressWarnings({"unused", "serial"})
final class Plain {

    private Plain() {}

    static final class Order implements Serializable {
        private static final long serialVersionUID = 1;
        private final long id;
        private final List<Line> lines = new ArrayList<>();
        String note;

        Order(long id) {
            this.id = id;
        }
    }

    record Line(String product, int amount) implements Serializable {}

    private record Closed(int secret) implements Serializable {}

    abstract static class Shape implements Serializable {
        private static final long serialVersionUID = 1;
    }

    enum Colour {
        RED
    }

    static class Hooked implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    static class Listing extends ArrayList<String> {
        private static final long serialVersionUID = 1;
    }
}
