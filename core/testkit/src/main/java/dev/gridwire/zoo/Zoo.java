// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Contains classes for tests; none has a method that the marshaller needs. */
public final class Zoo {

    private Zoo() {}

    public static class Primitives {
        public boolean flag = true;
        public byte small = -1;
        public short number = 300;
        public char letter = 'x';
        public int count = -5;
        public long big = 1L << 40;
        public float ratio = 1.5f;
        public double price = -2.25;
    }

    public static class Boxes {
        public Boolean flag = true;
        public Byte small = 1;
        public Short number = 2;
        public Character letter = 'y';
        public Integer count = 1_000_000;
        public Long big;
        public Float ratio = Float.NaN;
        public Double price = 2.5;
        public String text = "caf\u00e9";
        public String wide = "\u4f60\u597d";
        public String none;
    }

    public static class Node {
        public int value;
        public Node next;

        public Node(int value) {
            this.value = value;
        }
    }

    public static class Tree {
        public Tree left;
        public Tree right;
        public String name;
    }

    public static final class Line {
        private final String article;
        private final double price;
        private final Order order;

        public Line(String article, double price, Order order) {
            this.article = article;
            this.price = price;
            this.order = order;
        }
    }

    public static class Order implements Serializable {
        private static final long serialVersionUID = 1L;
        public transient int ignored = 7;
        public final String id;
        public transient Object alsoIgnored;
        @SuppressWarnings("serial")
        public final List<Object> lines = new ArrayList<>();

        public Order(String id) {
            this.id = id;
        }
    }

    public static class Base {
        private int same = 1;
        private String name = "base";

        public void setSame(int newSame) {
            same = newSame;
        }
    }

    public static class Derived extends Base {
        private int same = 2;
        private String name = "derived";

        public int sum() {
            return same + name.length();
        }
    }

    public enum Colour {
        RED,
        GREEN {
            @Override
            public int level() {
                return 2;
            }
        },
        BLUE;

        public int level() {
            return 1;
        }
    }

    public record Point(int x, int y) {}

    public record Mixed(String name, long id, List<String> tags, Point point, Colour colour) {
        public Mixed {
            tags = List.copyOf(tags);
        }
    }

    public record Loop(List<Object> content) {}

    public static final class Key implements Serializable {
        private static final long serialVersionUID = 1L;

        public final int number;
        public Object owner;

        public Key(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    public static class Owner {
        public Set<Object> keys = new HashSet<>();
        public Map<Object, Object> map = new LinkedHashMap<>();
        public String name = "owner";
    }

    public static class Arrays2 {
        public int[][] grid = {{1, 2}, null, {}};
        public String[] names = {"a", null, "b"};
        public Object[] any = {1, "x", new int[] {3}, new String[][] {{"deep"}}, null};
        public Point[] points = {new Point(1, 2), null};
        public Node[] nodes = {new Node(1), null};
        public Colour[] colours = {Colour.GREEN, null};
        public boolean[] flags = {true, false};
        public double[] ratios = {1, 2};
        public Number[] numbers = {1, 2L, 3.0};
        public Object asObject = new Colour[] {Colour.BLUE};
    }

    public static class Slots {
        public Object any;
        public Comparable<?> comparable;
        public List<?> list;
        public Map<?, ?> map;
        public Node node;
        public Colour colour;
        public Point point;
        public Class<?> type;
    }

    public static class Box<T> {
        public T value;

        public Box(T value) {
            this.value = value;
        }
    }

    public class Inner {
        public int number = 3;
    }

    public static Inner inner() {
        return new Zoo().new Inner();
    }

    public static Object anonymous(int captured) {
        return new Box<Object>("a") {
            int twice() {
                return captured * 2;
            }
        };
    }

    public static Object local(String captured) {
        class Local implements Serializable {
            private static final long serialVersionUID = 1L;

            final int length = captured.length();

            String text() {
                return captured + length;
            }
        }
        return new Local();
    }

    public static class ByNumber implements Comparator<Key>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public int compare(Key a, Key b) {
            return Integer.compare(b.number, a.number);
        }
    }

    public static class Empty {}

    public static class NotRegistered {
        public int x;
    }

    public sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public static final class Square implements Shape {
        public final double side;

        public Square(double side) {
            this.side = side;
        }
    }
}
