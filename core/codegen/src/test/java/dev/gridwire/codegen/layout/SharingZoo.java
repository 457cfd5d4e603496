// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReference;

/** Graphs in which objects can be shared, or not. */
@SuppressWarnings({"serial", "unused", "rawtypes"})
final class SharingZoo {

    private SharingZoo() {}

    enum Sex {
        FEMALE,
        MALE
    }

    static final class Customer implements Serializable {
        int id;
        String name;
        Date birthday;
        Sex sex;
        String email;
        long[] longs;
    }

    static final class Order {
        LocalDate day;
        LinkedList<OrderLine> lines;
        BigDecimal total;
    }

    static final class OrderLine {
        String article;
        int count;
        long[] codes;
    }

    static final class Stay {
        Date from;
        Date to;
        java.sql.Timestamp booked;
    }

    static final class Selfish {
        Selfish self;
        int[] numbers;
    }

    static final class TreeNode {
        TreeNode left;
        TreeNode right;
        StringBuilder text;
    }

    static class Holder<T> {
        T content;
        long[] codes;
    }

    static class BoundHolder<T extends Point> {
        T content;
        List<T> more;
    }

    record Point(int x, int y) {}

    record Box(Point corner, Size size) {}

    record Size(int width, int height) {}

    record Sheet(Box box, String title, int[] pixels) {}

    record TwoBoxes(Box first, Box second) {}

    sealed interface Shape permits Circle, Square {}

    record Circle(int[] radius) implements Shape {}

    record Square(int[] side) implements Shape {}

    record Drawing(Shape shape, Point at) {}

    record MixedUp(Shape shape, Circle circle) {}

    static class Animal {
        byte[] picture;
    }

    static class Dog extends Animal {
        Cage cage;
    }

    interface Housed {}

    static class Cage implements Housed {
        byte[] plan;
    }

    static final class Zoo {
        Animal animal;
        Housed housed;
    }

    static final class Containers {
        List<String> list;
        Map<String, Point> map;
        Date date;
    }

    static final class ListAndDeque {
        List<String> list;
        Deque<Integer> deque;
    }

    static final class ListAndMap {
        LinkedList<String> list;
        Map<Integer, Integer> map;
    }

    static final class SortedMaps {
        SortedMap<String, String> one;
        String[] texts;
        SortedMap<String, String> other;
    }

    static final class Nested {
        Map<String, List<Point>> map;
        Optional<Point> maybe;
        AtomicReference<Size> size;
    }

    static final class Raw {
        List raw;
        int[] numbers;
    }

    static class Lines extends ArrayList<OrderLine> {
        Date printed;
    }

    static final class Invoice {
        Lines lines;
        Date due;
    }

    static final class Custom implements Serializable {
        int[] numbers;

        private void writeObject(ObjectOutputStream out) {}
    }

    static final class HasCustom {
        Custom custom;
        long[] codes;
    }

    static final class Hinted {
        @LayoutZoo.Only
        int[] mine;
        int[] other;
    }

    static final class Arrays {
        int[] ints;
        long[] longs;
        int[][] matrix;
        String[] texts;
    }

    static final class Outer {
        Inner inner;

        final class Inner {
            int[] numbers;

            Outer outer() {
                return Outer.this;
            }
        }
    }
}
