// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.zoo;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentMap;

/** Arrays, collections and maps. */
@SuppressWarnings({"serial", "rawtypes"})
public final class Containers {

    private Containers() {}

    /** Arrays of every kind. */
    static class Arrays implements Serializable {
        boolean[] booleans;
        byte[] bytes;
        short[] shorts;
        char[] chars;
        int[] ints;
        long[] longs;
        float[] floats;
        double[] doubles;
        String[] texts;
        int[][] rows;
        String[][][] deep;
        Object[] anything;
        Families.Leaf[] leaves;
        Date[] dates;
        Families.Colour[] colours;
        List<String>[] lists;

        @SuppressWarnings("unchecked")
        static Arrays full(int length) {
            Arrays arrays = new Arrays();
            arrays.booleans = new boolean[length];
            arrays.bytes = new byte[length];
            arrays.shorts = new short[length];
            arrays.chars = new char[length];
            arrays.ints = new int[length];
            arrays.longs = new long[length];
            arrays.floats = new float[length];
            arrays.doubles = new double[length];
            arrays.texts = new String[length];
            arrays.leaves = new Families.Leaf[length];
            arrays.dates = new Date[length];
            arrays.colours = new Families.Colour[length];
            arrays.lists = new List[length];
            for (int i = 0; i < length; i++) {
                arrays.booleans[i] = i % 3 == 0;
                arrays.bytes[i] = (byte) i;
                arrays.shorts[i] = (short) (i * 100);
                arrays.chars[i] = (char) i;
                arrays.ints[i] = i * 1_000_003;
                arrays.longs[i] = i * 1_000_000_000_007L;
                arrays.floats[i] = i / 7f;
                arrays.doubles[i] = i / 7d;
                arrays.texts[i] = "text " + i;
                arrays.leaves[i] = new Families.Leaf(i);
                arrays.dates[i] = new Date(i);
                arrays.colours[i] = Families.Colour.values()[i % 3];
                arrays.lists[i] = new ArrayList<>(List.of("element " + i));
            }
            arrays.rows = new int[][] {{1}, {}, {2, 3}};
            arrays.deep = new String[][][] {{{"a"}, {}}, {}};
            arrays.anything = new Object[] {1, "two", new Families.Leaf(3)};
            return arrays;
        }
    }

    /** Collections and maps by their interfaces. */
    static class Declared implements Serializable {
        List<String> texts;
        Collection<Integer> numbers;
        Set<Families.Colour> colours;
        SortedSet<String> sorted;
        Deque<Families.Leaf> leaves;
        Map<String, Families.Leaf> byName;
        SortedMap<Integer, Date> byNumber;
        ConcurrentMap<String, long[]> concurrent;
        Map<String, List<Map<Integer, String>>> nested;
        List<? extends Families.Leaf> wild;
        List raw;
        ArrayList<Long> exact;
        Iterable<String> iterable;
    }

    /** Those that are written as objects. */
    static class Rare implements Serializable {
        EnumMap<Families.Colour, String> byColour = new EnumMap<>(Map.of(Families.Colour.RED, "red"));
        EnumSet<Families.Colour> colours = EnumSet.of(Families.Colour.BLUE);
        Families.OwnList own = new Families.OwnList();
        List<String> view = java.util.Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));
        Map<String, String> reversed = new java.util.TreeMap<>(java.util.Collections.reverseOrder());
    }

    /** A list of whatever class. */
    static class Holder implements Serializable {
        final Collection<String> texts;
        final Map<String, Integer> numbers;

        Holder(Collection<String> texts, Map<String, Integer> numbers) {
            this.texts = texts;
            this.numbers = numbers;
        }
    }
}
