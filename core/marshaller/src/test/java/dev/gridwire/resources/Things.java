// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import dev.gridwire.Marshaller;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Classes that bytes could misuse. */
final class Things {

    private Things() {}

    /** A marshaller that lets them in. */
    static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.resources").build();
    }

    /** All have one hash, and no order. */
    static final class Same {
        int number;

        Same(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Same same && same.number == number;
        }
    }

    /** All have one hash, and no order. */
    record SameRecord(int number) {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof SameRecord same && same.number == number;
        }
    }

    /** All have one hash, but an order. */
    static final class Ordered implements Comparable<Ordered> {
        int number;

        Ordered(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ordered same && same.number == number;
        }

        @Override
        public int compareTo(Ordered other) {
            return Integer.compare(number, other.number);
        }
    }

    /** All have one hash, and an order that tells none of them apart. */
    record Tied(int number) implements Comparable<Tied> {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Tied same && same.number == number;
        }

        @Override
        public int compareTo(Tied other) {
            return 0;
        }
    }

    /** All have one hash, and no order after all. */
    record Failing(int number) implements Comparable<Failing> {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Failing same && same.number == number;
        }

        @Override
        public int compareTo(Failing other) {
            throw new IllegalStateException("no order");
        }
    }

    /** An order that is none. */
    static final class Whim implements Comparator<Object> {
        private int calls;

        @Override
        public int compare(Object left, Object right) {
            return ++calls % 3 - 1;
        }
    }

    /** Holds nothing. */
    static class Nothing {}

    /** Has no components. */
    record NoParts() {}

    /** A chain. */
    static class Node {
        @Nullable Node next;
        int number;
    }

    /** A tree. */
    static class Tree {
        @Nullable Tree left;
        @Nullable Tree right;
    }

    /** A chain that cannot be deferred. */
    record Link(@Nullable Object next) {}

    /** A chain that is written by hooks. */
    static class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        @SuppressWarnings("serial")
        @Nullable Object next;

        Hooked(@Nullable Object next) {
            this.next = next;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
