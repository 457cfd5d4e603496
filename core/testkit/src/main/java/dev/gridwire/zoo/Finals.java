// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Classes with final fields: some constructors only store their parameters, others do more. */
@SuppressWarnings("serial")
public final class Finals {

    private Finals() {}

    /** Returns objects of each class, with cycles and long chains. */
    public static Stream<Object> samples() {
        return Stream.concat(settable(), mutated());
    }

    /** Returns objects whose final fields can be set by a constructor, or by Java serialization if the JDK offers it. */
    public static Stream<Object> settable() {
        Money price = new Money(1_999, "EUR");
        return Stream.of(price, new Money(-1, null),
                new Kinds(true, (byte) -1, 'x', (short) 300, 1.5f, -2.5, price),
                new Special<>("own", List.of(price, price), 7, "above"),
                Pair.of(price, price), Pair.of(null, "b"), new Named("n", price), new Account("b").with(0, null),
                new Names(List.of("a", "b")), new Bean(8),
                new ArrayList<>(List.of(price, Pair.of(1, 2L), new Special<>(1, null, 2, null))));
    }

    /** Returns objects with final fields that only reflection can set. */
    public static Stream<Object> mutated() {
        Money price = new Money(1_999, "EUR");
        Tree root = new Tree("root", null, new ArrayList<>());
        root.children.add(new Tree("leaf", root, new ArrayList<>(List.of(root))));
        Link chain = null;
        for (int i = 0; i < 400; i++) {
            chain = new Link(i, chain);
        }
        Ring ring = new Ring("first", new Object[1]);
        ring.others[0] = new Ring("second", new Object[] {ring, price, price});
        return Stream.of(root, root.children.get(0), chain, ring, account(), new Interval(3, 9), new Stamped(5),
                new ArrayList<>(List.of(new Interval(1, 2), Pair.of(1, 2L), new Special<>(1, null, 2, null))));
    }

    private static Account account() {
        Account account = new Account("a");
        return account.with(5, new ArrayList<>(List.of("x", account)));
    }

    /** Has only private fields. */
    public static final class Money {
        private final long cents;
        private final @Nullable String currency;

        public Money(long cents, @Nullable String currency) {
            this.cents = cents;
            this.currency = currency;
        }

        @Override
        public String toString() {
            return cents + " " + currency;
        }
    }

    /** Has a child that leads back to its parent, by final fields only. */
    public static class Tree {
        public final String name;
        public final @Nullable Tree parent;
        public final List<Tree> children;

        public Tree(String name, @Nullable Tree parent, List<Tree> children) {
            this.name = name;
            this.parent = parent;
            this.children = children;
        }
    }

    /** Forms chains so long that the content of deep objects comes later. */
    public static class Link {
        public final int number;
        public final @Nullable Link next;

        public Link(int number, @Nullable Link next) {
            this.number = number;
            this.next = next;
        }
    }

    /** Has a constructor that stores the parameters, but in another order. */
    public static class Ring {
        public final String name;
        public final Object[] others;
        protected int open;

        public Ring(String name, Object[] others) {
            this(0, others, name);
        }

        Ring(int open, Object[] others, String name) {
            this.others = others;
            this.name = name;
            this.open = open;
        }
    }

    /** Has primitives and a reference. */
    public static class Kinds {
        private final boolean z;
        private final byte b;
        private final char c;
        private final short s;
        private final float f;
        private final double d;
        private final Object any;

        public Kinds(boolean z, byte b, char c, short s, float f, double d, Object any) {
            this.z = z;
            this.b = b;
            this.c = c;
            this.s = s;
            this.f = f;
            this.d = d;
            this.any = any;
        }

        @Override
        public String toString() {
            return z + "," + b + "," + c + "," + s + "," + f + "," + d + "," + any;
        }
    }

    /** Has no final fields. One constructor stores a constant. */
    public static class General {
        public int count;
        protected @Nullable String name;

        protected General() {
            count = 3;
        }

        protected General(int count, @Nullable String name) {
            this.count = count;
            this.name = name;
        }
    }

    /** Has a superclass without final fields, and one field with the same name as a superclass's field. */
    public static class Special<T> extends General {
        private final T name;
        private final @Nullable List<Money> prices;
        private transient int uses;

        public Special(T own, @Nullable List<Money> prices, int count, @Nullable String inherited) {
            super(count, inherited);
            this.name = own;
            this.prices = prices;
        }

        @Override
        public String toString() {
            return name + " " + prices + " " + uses++;
        }
    }

    /** Has a private constructor. */
    public static final class Pair<A, B> {
        public final @Nullable A first;
        public final @Nullable B second;

        private Pair(@Nullable A first, @Nullable B second) {
            this.first = first;
            this.second = second;
        }

        public static <A, B> Pair<A, B> of(@Nullable A first, @Nullable B second) {
            return new Pair<>(first, second);
        }
    }

    /** Refuses null, although a payload may hold null. */
    public static class Named {
        public final String name;
        public final Object value;

        public Named(String name, Object value) {
            this.name = Objects.requireNonNull(name, "name");
            this.value = value;
        }
    }

    /** Copies its argument, so that nothing is proven. */
    public static class Names implements Serializable {
        public final List<String> names;

        public Names(List<String> names) {
            this.names = List.copyOf(names);
        }
    }

    /** Validates its arguments, and is not Serializable. */
    public static class Interval {
        public final int from;
        public final int to;

        public Interval(int from, int to) {
            if (from > to) {
                throw new IllegalArgumentException("from=" + from + ", to=" + to);
            }
            this.from = from;
            this.to = to;
        }
    }

    /** Has a superclass that is not Serializable, whose final field another constructor sets. */
    public static class Stamped extends Origin implements Serializable {
        public final int number;

        public Stamped(int number) {
            super(number * 2L);
            this.number = number;
        }
    }

    /** See {@link Stamped}. */
    public static class Origin {
        public final long stamp;

        protected Origin() {
            this(-1);
        }

        Origin(long stamp) {
            this.stamp = stamp;
        }
    }

    /** Has fields that are not final and have initial values but no parameters. */
    public static class Account extends General {
        public final String id;
        private int state = 17;
        private @Nullable List<Object> entries = new ArrayList<>();
        public double sum;

        public Account(String id) {
            this.id = id;
        }

        /** Sets all mutable fields. */
        public Account with(int newState, @Nullable List<Object> newEntries) {
            state = newState;
            entries = newEntries;
            sum = newState / 2.0;
            count = -newState;
            name = "n" + newState;
            return this;
        }

        @Override
        public String toString() {
            return id + state + (entries == null ? 0 : entries.size()) + sum + count + name;
        }
    }

    /** Also has a constructor without parameters. */
    public static class Bean {
        public final int number;

        public Bean() {
            number = 4;
        }

        public Bean(int number) {
            this.number = number;
        }
    }
}
