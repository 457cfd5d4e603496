// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.opentest4j.AssertionFailedError;

/** What an application keeps in a grid. */
public final class Shop {

    private Shop() {}

    /** A key. */
    public record Place(String city, int number) implements Serializable {}

    /** A part of a value. */
    public record Item(String name, BigDecimal price, List<String> labels) implements Serializable {}

    /** A value, which a cycle leads back to. */
    public static final class Cart implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Of the customer. */
        public final String owner;

        /** What is in it. */
        public final List<Object> content = new ArrayList<>();

        /** Another one, or itself. */
        public Cart next;

        /** Makes an empty one. */
        public Cart(String owner) {
            this.owner = owner;
        }

        /** One with items that leads back to itself. */
        public static Cart cyclic(int number) {
            Cart cart = new Cart("owner " + number);
            for (int i = 0; i < number % 5; i++) {
                cart.content.add(new Item("item " + i, BigDecimal.valueOf(number, 2), List.of("new", "\u4e2d" + i)));
            }
            cart.content.add(cart);
            cart.next = cart;
            return cart;
        }

        /** Whether another one looks the same; the cycle is compared as such. */
        public boolean isLike(Object other) {
            return other instanceof Cart cart
                    && owner.equals(cart.owner)
                    && content.subList(0, content.size() - 1).equals(cart.content.subList(0, cart.content.size() - 1))
                    && cart.content.get(cart.content.size() - 1) == cart
                    && cart.next == cart;
        }

        @Override
        public String toString() {
            return "Cart of " + owner + " with " + content.size();
        }
    }

    /** What any serializer can keep: a class without cycles that is neither final nor a record. */
    public static class Note implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Of the note. */
        public String text = "";

        /** Of the note. */
        public int number;

        /** For other serializers. */
        public Note() {}

        /** Makes one. */
        public Note(String text, int number) {
            this.text = text;
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Note note && note.number == number && note.text.equals(text);
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    /** An exception of the application's whose superclass is a library's, which nobody allowed. */
    public static final class Delay extends AssertionFailedError {

        private static final long serialVersionUID = 1L;

        /** How long. */
        public final int days;

        /** Makes one. */
        public Delay(String message, int days) {
            super(message);
            this.days = days;
        }
    }

    /** No application's class that may be stored: it holds a thread. */
    public static final class Refused implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Lives in one process. */
        public final Object worker = new Thread("worker");

        @Override
        public boolean equals(Object other) {
            return other instanceof Refused refused && Objects.equals(worker, refused.worker);
        }

        @Override
        public int hashCode() {
            return worker.hashCode();
        }
    }
}
