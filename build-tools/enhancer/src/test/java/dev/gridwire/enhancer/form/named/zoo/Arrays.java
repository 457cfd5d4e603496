// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Instant;
import java.util.Date;
import java.util.UUID;

/** An array of every kind of element. */
@SuppressWarnings("unused")
public final class Arrays implements Serializable {

    private static final long serialVersionUID = 1;

    private boolean[] booleans;
    private byte[] bytes;
    private short[] shorts;
    private char[] chars;
    private int[] ints;
    private long[] longs;
    private float[] floats;
    private double[] doubles;
    private String[] strings;
    private Integer[] boxes;
    private Character[] characters;
    private DayOfWeek[] days;
    private Date[] dates;
    private UUID[] uuids;
    private Instant[] instants;
    private BigInteger[] integers;
    private Leaf[] leaves;

    /** All of no elements. */
    public static Arrays ofNone() {
        Arrays all = new Arrays();
        all.booleans = new boolean[0];
        all.bytes = new byte[0];
        all.shorts = new short[0];
        all.chars = new char[0];
        all.ints = new int[0];
        all.longs = new long[0];
        all.floats = new float[0];
        all.doubles = new double[0];
        all.strings = new String[0];
        all.boxes = new Integer[0];
        all.characters = new Character[0];
        all.days = new DayOfWeek[0];
        all.dates = new Date[0];
        all.uuids = new UUID[0];
        all.instants = new Instant[0];
        all.integers = new BigInteger[0];
        all.leaves = new Leaf[0];
        return all;
    }

    /** All of several, null among the references. */
    public static Arrays ofSeveral() {
        Arrays all = new Arrays();
        all.booleans = new boolean[] {true, false, false, false, false, false, false, true, true};
        all.bytes = new byte[] {-1, 0, 1};
        all.shorts = new short[] {-1, Short.MAX_VALUE};
        all.chars = new char[] {'\uD800', 0, 'a'};
        all.ints = new int[] {-1, Integer.MAX_VALUE};
        all.longs = new long[] {-1, Long.MAX_VALUE};
        all.floats = new float[] {-0f, Float.NaN};
        all.doubles = new double[] {-0d, Double.MIN_VALUE};
        all.strings = new String[] {"", null, "x"};
        all.boxes = new Integer[] {null, 0, null, -1};
        all.characters = new Character[] {'\uFFFF', null};
        all.days = new DayOfWeek[] {null, DayOfWeek.FRIDAY};
        all.dates = new Date[] {new Date(0), null, new Date(-1)};
        all.uuids = new UUID[] {null, new UUID(7, 8)};
        all.instants = new Instant[] {Instant.EPOCH, null};
        all.integers = new BigInteger[] {BigInteger.ONE, null};
        all.leaves = new Leaf[] {new Leaf("a", 1), null, new Leaf(null, 2)};
        return all;
    }

    /** All of them null. */
    public static Arrays ofNull() {
        return new Arrays();
    }
}
