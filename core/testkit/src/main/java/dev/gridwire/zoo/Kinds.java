// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * Declares classes with slots of every kind, for every way in which code accesses them and makes objects. They test the code
 * itself.
 */
public final class Kinds {

    private Kinds() {}

    /** An enum. */
    public enum Colour {
        RED
    }

    /** A record. */
    public record Point(int x, int y) {}

    /** A final class whose objects are written in place. */
    public static final class Leaf {
        int number;
        Leaf next;
    }

    /** Has fields that code in the package may set. */
    public static class Open {
        boolean flag;
        byte small;
        short number;
        char letter;
        int count;
        long big;
        float ratio;
        double price;
        Boolean boxedFlag;
        Byte boxedSmall;
        Short boxedNumber;
        Character boxedLetter;
        Integer boxedCount;
        Long boxedBig;
        Float boxedRatio;
        Double boxedPrice;
        String text;
        /** Declared after the text. */
        Integer textLength;
        Colour colour;
        BigDecimal value;
        Point point;
        Leaf leaf;
        int[] numbers;
        String[] texts;
        List<String> list;
        Map<String, Point> map;
        Base base;
        Comparable<?> any;
    }

    /** A class with a constructor without parameters, for {@link Derived}. */
    public static class Base {
        int inherited;
        Base own;
    }

    /** Runs the constructor of its superclass. */
    public static class Derived extends Base implements Serializable {
        private static final long serialVersionUID = 1L;
        @SuppressWarnings("unused")
        private String hidden;
        @SuppressWarnings({"serial", "unused"})
        private Leaf leaf;
        @SuppressWarnings({"serial", "unused"})
        private Base base;

        Derived(String hidden) {
            this.hidden = hidden;
        }
    }

    /** A record with components of every kind. */
    public record Whole(
            boolean flag, byte small, short number, char letter, int count, long big, float ratio, double price,
            Boolean boxedFlag, Byte boxedSmall, Short boxedNumber, Character boxedLetter, Integer boxedCount, Long boxedBig,
            Float boxedRatio, Double boxedPrice, String text, Colour colour, BigDecimal value, Point point, Leaf leaf,
            int[] numbers, String[] texts, List<String> list, Map<String, Point> map, Base base, Comparable<?> any) {}

    /** Has objects that are hashed by two numbers, like the next two classes. */
    public static class Integers {
        final int count;
        final long big;

        Integers(int count, long big) {
            this.count = count;
            this.big = big;
        }
    }

    public static class Floats {
        final float ratio;
        final double price;

        Floats(float ratio, double price) {
            this.ratio = ratio;
            this.price = price;
        }
    }

    public static class Shorts {
        final short number;
        final char letter;

        Shorts(short number, char letter) {
            this.number = number;
            this.letter = letter;
        }
    }

    /** Has objects that are hashed by their text. */
    public static class Texts {
        final String text;

        Texts(String text) {
            this.text = text;
        }
    }
}
