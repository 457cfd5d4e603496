// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Tells null where a mechanism has none: a value beside a boolean, or values beside booleans, null if all are there. */
public final class Presence {

    private Presence() {}

    /** Whether there is a value. */
    public static boolean isThere(@Nullable Object value) {
        return value != null;
    }

    /** Which elements are there; null if all are. */
    public static boolean @Nullable [] areThere(@Nullable Object array) {
        Object[] values = (Object[]) array;
        if (values == null) {
            return null;
        }
        boolean[] there = null;
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                there = there == null ? new boolean[values.length] : there;
            }
        }
        for (int i = 0; there != null && i < values.length; i++) {
            there[i] = values[i] != null;
        }
        return there;
    }

    /** The sign that no element is null. */
    public static boolean @Nullable [] noneMissing() {
        return null;
    }

    /**
     * Refuses null.
     *
     * @throws IllegalArgumentException if it is null; it names the field
     */
    public static void require(@Nullable Object value, String field) {
        if (value == null) {
            throw missing(field);
        }
    }

    /** The values, if none is null. */
    public static Object @Nullable [] requireAll(@Nullable Object array, String field) {
        Object[] values = (Object[]) array;
        if (values != null) {
            for (Object value : values) {
                require(value, field);
            }
        }
        return values;
    }

    private static IllegalArgumentException missing(String field) {
        return new IllegalArgumentException("a field that is promised never to be null, or an element of it, is null: field="
                + field + "; set it, take the promise away, or enhance with a safer level");
    }

    /** The primitive array of the boxes, zero for null. */
    public static @Nullable Object unboxAll(@Nullable Object array, Class<?> primitive) {
        Object[] boxes = (Object[]) array;
        if (boxes == null) {
            return null;
        }
        Object values = Array.newInstance(primitive, boxes.length);
        for (int i = 0; i < boxes.length; i++) {
            if (boxes[i] != null) {
                Array.set(values, i, boxes[i]);
            }
        }
        return values;
    }

    /** The boxes of a primitive array, null for the missing elements. */
    public static Object @Nullable [] boxAll(@Nullable Object values, boolean @Nullable [] there, Class<?> box) {
        if (values == null) {
            return null;
        }
        if (there != null && there.length != Array.getLength(values)) {
            throw odd(there.length, Array.getLength(values));
        }
        Object[] boxes = (Object[]) Array.newInstance(box, Array.getLength(values));
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = there == null || there[i] ? Array.get(values, i) : null;
        }
        return boxes;
    }

    /** The elements that are there. */
    public static Object @Nullable [] thoseThere(@Nullable Object array) {
        Object[] values = (Object[]) array;
        boolean[] there = areThere(values);
        if (values == null || there == null) {
            return values;
        }
        int count = 0;
        Object[] kept = (Object[]) Array.newInstance(values.getClass().getComponentType(), values.length);
        for (Object value : values) {
            if (value != null) {
                kept[count++] = value;
            }
        }
        return Arrays.copyOf(kept, count);
    }

    /** The elements at their places, in an array of the type. */
    public static Object @Nullable [] spread(Object @Nullable [] kept, boolean @Nullable [] there, Class<?> type) {
        if (kept == null) {
            return null;
        }
        int length = there == null ? kept.length : there.length;
        if (there != null && count(there) != kept.length) {
            throw odd(count(there), kept.length);
        }
        Object[] values = (Object[]) Array.newInstance(type, length);
        int next = 0;
        for (int i = 0; i < length; i++) {
            values[i] = there == null || there[i] ? kept[next++] : null;
        }
        return values;
    }

    private static int count(boolean[] there) {
        int count = 0;
        for (boolean each : there) {
            count += each ? 1 : 0;
        }
        return count;
    }

    private static Refusal odd(int told, int found) {
        return new Refusal("it is told of another number of elements than there are: told=" + told + ", found=" + found
                + "; read what an enhanced class wrote");
    }

    /** Zero for null. */
    public static boolean orZero(@Nullable Boolean value) {
        return value != null && value;
    }

    /** Zero for null. */
    public static byte orZero(@Nullable Byte value) {
        return value == null ? 0 : value;
    }

    /** Zero for null. */
    public static short orZero(@Nullable Short value) {
        return value == null ? 0 : value;
    }

    /** Zero for null. */
    public static int orZero(@Nullable Integer value) {
        return value == null ? 0 : value;
    }

    /** Zero for null. */
    public static long orZero(@Nullable Long value) {
        return value == null ? 0 : value;
    }

    /** Zero for null. */
    public static float orZero(@Nullable Float value) {
        return value == null ? 0 : value;
    }

    /** Zero for null. */
    public static double orZero(@Nullable Double value) {
        return value == null ? 0 : value;
    }

    /** The value if it is there. */
    public static @Nullable Boolean orNull(boolean value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Byte orNull(byte value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Short orNull(short value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Integer orNull(int value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Long orNull(long value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Float orNull(float value, boolean there) {
        return there ? value : null;
    }

    /** The value if it is there. */
    public static @Nullable Double orNull(double value, boolean there) {
        return there ? value : null;
    }

    /** The box of a value. */
    public static Boolean box(boolean value) {
        return value;
    }

    /** The box of a value. */
    public static Byte box(byte value) {
        return value;
    }

    /** The box of a value. */
    public static Short box(short value) {
        return value;
    }

    /** The box of a value. */
    public static Integer box(int value) {
        return value;
    }

    /** The box of a value. */
    public static Long box(long value) {
        return value;
    }

    /** The box of a value. */
    public static Float box(float value) {
        return value;
    }

    /** The box of a value. */
    public static Double box(double value) {
        return value;
    }
}
