// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.zoo;

import dev.gridwire.annotations.NonNull;
import dev.gridwire.annotations.Unique;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;

/** Classes that extend and hold each other. */
@SuppressWarnings({"serial", "unused"})
public final class Families {

    private Families() {}

    /** An enum with a body. */
    public enum Colour {
        RED,
        GREEN {
            @Override
            boolean isWarm() {
                return false;
            }
        },
        BLUE;

        boolean isWarm() {
            return this == RED;
        }
    }

    /** A small object. */
    public static class Leaf implements Serializable, Comparable<Leaf> {
        private final int number;

        Leaf(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Leaf other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Leaf leaf && leaf.getClass() == getClass() && leaf.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    /** A leaf with a field of the same name. */
    static final class LargeLeaf extends Leaf {
        private final String number;

        LargeLeaf(int number) {
            super(number);
            this.number = "n" + number;
        }
    }

    /** Never formed. */
    static class PlainLeaf extends Leaf {
        String more = "more";

        PlainLeaf(int number) {
            super(number);
        }
    }

    /** Above it all, without state. */
    public abstract static class Stateless {
        private final int made = 9;

        protected Stateless() {}
    }

    /** An abstract level. */
    public abstract static class Top<T extends Comparable<T>> extends Stateless implements Serializable {
        protected final T value;
        private final List<? super T> others = new ArrayList<>();

        Top(T value) {
            this.value = value;
            others.add(value);
        }
    }

    /** A level between. */
    static class Middle<U> extends Top<String> {
        final U held;

        Middle(U held) {
            super("top");
            this.held = held;
        }
    }

    /** The lowest level. */
    static final class Bottom extends Middle<Leaf> {
        private final Object value = 3;

        Bottom() {
            super(new Leaf(5));
        }
    }

    /** Objects in objects. */
    static class Tree implements Serializable {
        final Leaf leaf;
        final LargeLeaf large;
        final Point point;
        final Colour colour;
        final Bottom bottom;
        final Runner runner;

        Tree(Leaf leaf, LargeLeaf large, Point point, Colour colour, Bottom bottom) {
            this.leaf = leaf;
            this.large = large;
            this.point = point;
            this.colour = colour;
            this.bottom = bottom;
            this.runner = new Slow();
        }
    }

    /** A record, never formed. */
    record Point(int x, List<String> names) implements Serializable {}

    /** An interface. */
    interface Runner extends Serializable {}

    /** Its only class. */
    static final class Slow implements Runner {
        int speed = 1;
    }

    /** An object that can hold itself. */
    static class Node implements Serializable {
        final String name;
        Node next;
        List<Node> others = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }
    }

    /** Two places of one object. */
    static class Pair implements Serializable {
        final Leaf first;
        final Leaf second;

        Pair(Leaf leaf) {
            this.first = leaf;
            this.second = leaf;
        }
    }

    /** With hints. */
    static class Hinted implements Serializable {
        @NonNull
        String text = "text";

        @NonNull
        Integer number = 1;

        @NonNull
        Leaf leaf = new Leaf(1);

        @Unique
        Date date = new Date(5);

        @Unique
        @NonNull
        List<Leaf> leaves = new ArrayList<>(List.of(new Leaf(2)));

        @NonNull
        Object anything = "thing";

        @NonNull
        Colour colour = Colour.GREEN;
    }

    /** With an own constructor, initialisers and a private state. */
    static class Constructed implements Serializable {
        private int count = 4;
        private transient List<String> cache = new ArrayList<>();

        private Constructed() {}

        static Constructed of(int count) {
            Constructed made = new Constructed();
            made.count = count;
            return made;
        }
    }

    /** A user's list. */
    static class OwnList extends ArrayList<String> {
        int more = 3;
    }

    /** Holds objects that have no fields. */
    static final class Nothings implements Serializable {
        final List<Nothing> list = new ArrayList<>();
        final Nothing[] array = {new Nothing(), new Nothing()};
        final Nothing one = new Nothing();

        Nothings() {
            list.add(new Nothing());
        }
    }

    /** Has no fields. */
    static final class Nothing implements Serializable {}

    /** Ends with bytes. */
    static final class LastBytes implements Serializable {
        final byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    }

    /** Ends with more numbers than are read one by one. */
    static final class LastNumbers implements Serializable {
        final int[] numbers = new int[50];

        LastNumbers() {
            Arrays.fill(numbers, 7);
        }
    }

    /** Ends with a number of several bytes. */
    static final class LastNumber implements Serializable {
        final BigInteger number = BigInteger.TEN.pow(20);
    }
}
