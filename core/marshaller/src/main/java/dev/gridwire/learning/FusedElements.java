// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.container.NaturalOrder;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.fused.Guards;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Writes and reads the elements of a container, or the keys or values of a map, with their form. */
interface FusedElements {

    /** The number of elements that fit into local variables. */
    int FEW = 4;

    /** Returns the classes that were seen among the elements. */
    Alternatives types();

    /** Writes elements behind their count, and returns the index after them. */
    int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count);

    /**
     * Writes up to {@value #FEW} elements behind their count from local variables, since each reference in an array burdens the
     * garbage collector. Returns -1 if that is impossible.
     *
     * @param second this and the following may be any objects if there are fewer elements, but no two of them may be the same
     */
    default int writeFew(
            FusedWriter writer,
            byte[] bytes,
            int at,
            int count,
            @Nullable Object first,
            @Nullable Object second,
            @Nullable Object third,
            @Nullable Object fourth) {
        return -1;
    }

    /**
     * Writes elements behind their count while they are met. In a linked list, each element is reached through the one before, so
     * fetching it overlaps with writing the ones before. Returns -1 if that is impossible; the iterator may have been used then.
     */
    default int writeMet(FusedWriter writer, byte[] bytes, int at, int count, Iterator<?> iterator) {
        return -1;
    }

    /** Requires that no element occurs twice, if this must be checked. */
    void requireDistinct(FusedWriter writer, @Nullable Object[] elements, int count);

    /** Returns the single type of the elements; null for one element, for two types, and if all are null. */
    @Nullable FusedValue one(@Nullable Object[] elements, int count);

    /** Writes one element in the form. */
    int writeElement(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object element);

    /** Reads elements behind their count. */
    void read(FusedReader reader, Collection<@Nullable Object> target, int count);

    /** Reads the type of the elements; returns null in mode 0. */
    @Nullable FusedValue readType(FusedReader reader, int mode);

    /** Reads one element in the form. */
    @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one);

    /** Returns the single type of several elements; null for two types, and if all are null. */
    static @Nullable FusedValue oneType(Alternatives types, @Nullable Object[] elements, int count) {
        FusedValue only = types.only();
        if (only != null) {
            boolean isAny = only.type().hasIdentity() ? isAny(elements, count) : isAny(elements, count, only.javaClass());
            return isAny ? only : null;
        }
        Class<?> known = null;
        FusedValue one = null;
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (element == null || element.getClass() == known) {
                continue;
            }
            known = element.getClass();
            FusedValue found = types.of(known);
            // The constants of an enum may have several classes, and so may immutable lists.
            if (ReplacedType.isOf(found) || one != null && one.type() != found.type()) {
                return null;
            }
            one = one == null ? found : one;
        }
        return one;
    }

    private static boolean isAny(@Nullable Object[] elements, int count) {
        for (int i = 0; i < count; i++) {
            if (elements[i] != null) {
                return true;
            }
        }
        return false;
    }

    /** As {@link #isAny(Object[], int)}, but all elements must be of one class. */
    private static boolean isAny(@Nullable Object[] elements, int count, Class<?> type) {
        boolean isAny = false;
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (element != null) {
                Guards.exactly(type, element);
                isAny = true;
            }
        }
        return isAny;
    }

    /**
     * Returns whether objects of the type leave no trace in the writer: they have no identity, and their class is not named in
     * full.
     */
    static boolean isPlain(FusedValue value) {
        return value.type() instanceof NumberedType type && !type.hasIdentity();
    }

    /** Returns whether elements of one class are written while they are met, without looking at all of them first. */
    default boolean isWalked(FusedValue only) {
        return isPlain(only);
    }

    /** Returns whether an object is of exactly the value's class. */
    static boolean isOf(FusedValue value, @Nullable Object object) {
        return object != null && object.getClass() == value.javaClass();
    }

    /** Returns the mode of elements that have this one type. */
    static int mode(@Nullable FusedValue one, @Nullable Object[] elements, int count) {
        if (one == null) {
            return Tags.EACH_NAMED;
        }
        if (one.type().hasIdentity()) {
            return Tags.ONE_TYPE;
        }
        for (int i = 0; i < count; i++) {
            if (elements[i] == null) {
                return Tags.ONE_TYPE;
            }
        }
        return Tags.ONE_BARE;
    }

    /** Sorts the elements of a set, or the keys of a map with their values, by the natural order of keys. */
    static void sort(@Nullable Object[] keys, @Nullable Object @Nullable [] values, int count) {
        if (count > 1 && !NaturalOrder.sort(keys, values, count)) {
            throw GuardFailed.instance();
        }
    }

    /** Writes the mode, and the type if there is one. */
    static int writeForm(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one) {
        bytes[at] = (byte) mode;
        return one == null ? at + 1 : one.type().write(writer, bytes, at + 1);
    }

    /** Reads the type of the elements; returns null in mode 0. */
    static @Nullable FusedValue readType(Alternatives types, FusedReader reader, int mode) {
        if (mode == Tags.EACH_NAMED) {
            return null;
        }
        FusedValue one = types.named(reader, reader.in().readShortVarint());
        if (ReplacedType.isOf(one) || mode != Tags.ONE_TYPE && (mode != Tags.ONE_BARE || one.type().hasIdentity())) {
            throw GuardFailed.instance();
        }
        return one;
    }

    /**
     * Reads the head of a list that is not empty, in its usual form; see {@link FusedReader#readHead}.
     *
     * @param type the type of the list
     * @param mode the mode of several elements
     */
    static int readHead(FusedReader reader, FusedType type, int mode) {
        return type instanceof NumberedType numbered && numbered.tag() != Tags.NULL
                ? reader.readHead(numbered.tag() | mode << 2 * Byte.SIZE)
                : 0;
    }

    /** Reads the mode. */
    static int readMode(FusedReader reader) {
        return reader.in().readByte();
    }
}
