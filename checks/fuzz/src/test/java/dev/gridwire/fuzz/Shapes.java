// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;

/** The classes of the targets' objects. */
final class Shapes {

    private Shapes() {}

    static class Numbers {
        boolean flag = true;
        byte small = -1;
        short number = 300;
        char letter = 'x';
        int count = -5;
        long big = 1L << 40;
        float ratio = 1.5f;
        double price = -2.25;
        Integer boxed = 7;
        Long none;
    }

    static class Texts {
        String latin = "caf\u00e9";
        String wide = "\u4f60\u597d";
        String lone = "\ud800";
        CharSequence any = new StringBuilder("built");
    }

    static class Arrays {
        int[] ints = {1, -2, 3};
        long[][] grid = {{1}, null, {}};
        byte[] bytes = {1, 2};
        String[] names = {"a", null};
        Object[] any = {1, "x", new int[] {3}};
        Colour[] colours = {Colour.RED, null};
    }

    static class Lists {
        List<Object> list = new ArrayList<>(List.of("a", 1, 2L));
        Collection<String> names = new ArrayList<>(List.of("b", "c"));
        List<Point> points = new ArrayList<>(List.of(new Point(1, 2), new Point(3, 4)));
    }

    static class Hashes {
        Set<Object> set = new HashSet<>(List.of("a", 1));
        Map<Object, Object> map = new HashMap<>(Map.of("k", new Point(1, 2), 2, List.of()));
        Set<Set<String>> nested = new HashSet<>(List.of(new HashSet<>(List.of("x"))));
    }

    static class Sorted {
        Set<Object> set = new TreeSet<>(List.of("a", "b"));
        Map<String, Object> map = new TreeMap<>(Map.of("k", 1));
    }

    static class Immutables {
        List<Object> list = List.of(1, "b");
        Set<Object> set = Set.of("c");
        Map<Object, Object> map = Map.of("k", List.of());
    }

    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    static class Enums {
        Colour colour = Colour.GREEN;
        Object any = Colour.BLUE;
        Set<Colour> set = EnumSet.of(Colour.RED, Colour.BLUE);
        Map<Colour, Object> map = new EnumMap<>(Map.of(Colour.RED, "r"));
    }

    record Point(int x, int y) {}

    record Mixed(String name, List<Object> parts, Point point, Colour colour) {}

    static class Values {
        BigInteger integer = BigInteger.TEN.pow(30);
        BigDecimal decimal = new BigDecimal("12.50");
        UUID id = new UUID(1, 2);
        Instant instant = Instant.ofEpochSecond(5, 6);
        Duration duration = Duration.ofMillis(7);
        LocalDate date = LocalDate.of(2020, 1, 2);
        ZonedDateTime zoned = ZonedDateTime.parse("2020-01-02T03:04:05Z[UTC]");
        Class<?> type = String.class;
        Object locale = java.util.Locale.GERMANY;
    }

    static class Node {
        Node next;
        Object other;
        int value;
    }

    static class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 3;
        transient Object extra = "extra";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF("text");
            out.writeObject(extra);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readUTF();
            extra = in.readObject();
        }
    }

    public static class External implements Externalizable {
        private static final long serialVersionUID = 1L;
        private int number = 4;
        private Object content = "content";

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
            out.writeObject(content);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            number = in.readInt();
            content = in.readObject();
        }
    }

    static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;
        private final String answer = "answer";

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return answer;
        }
    }

    static class Failure extends Exception {
        private static final long serialVersionUID = 1L;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** A supplier that can be written. */
    interface Source extends Supplier<Object>, Serializable {}

    static Source source(Object value) {
        return () -> value;
    }

    /** The former state of {@link After}. */
    static class Before {
        int count = 5;
        String name = "name";
        Object gone = List.of(1);
        Colour colour = Colour.RED;
    }

    /** The later state of {@link Before}. */
    static class After {
        String name;
        long count;
        Object colour;
        String added = "added";
    }
}
