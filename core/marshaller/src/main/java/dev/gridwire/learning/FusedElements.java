// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

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

/** The elements of a container, or the keys or values of a map: in which form, and they. */
interface FusedElements {

    /** As many as local variables hold. */
    int FEW = 4;

    /** The classes that were seen among them. */
    Alternatives types();

    /** Writes elements behind their number, and gives the place behind them. */
    int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count);

    /**
     * Writes up to {@value #FEW} elements behind their number out of local variables, as the garbage collector minds each
     * reference in an array. Gives -1 where that cannot be.
     *
     * @param second and all behind may be any objects where there are fewer, but no two of them the same
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
     * Writes elements behind their number while they are met: where each is fetched from memory by way of the one before, as in
     * a linked list, that goes on while the ones before are written. Gives -1 where that cannot be; the iterator may have been
     * used then.
     */
    default int writeMet(FusedWriter writer, byte[] bytes, int at, int count, Iterator<?> iterator) {
        return -1;
    }

    /** Requires that no element stands twice, if that is asked for. */
    void requireDistinct(FusedWriter writer, @Nullable Object[] elements, int count);

    /** The one type of the elements; null for one element, for two types, and where all are null. */
    @Nullable FusedValue one(@Nullable Object[] elements, int count);

    /** Writes one element in the form. */
    int writeElement(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object element);

    /** Reads elements behind their number. */
    void read(FusedReader reader, Collection<@Nullable Object> target, int count);

    /** Reads the type of the elements; null in mode 0. */
    @Nullable FusedValue readType(FusedReader reader, int mode);

    /** Reads one element in the form. */
    @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one);

    /** The one type of several elements; null for two types, and where all are null. */
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
            // The constants of an enum may be of several classes, and so may immutable lists.
            if (one != null && one.type() != found.type()) {
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

    /** As {@link #isAny(Object[], int)}; all must be of one class. */
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

    /** Whether objects of the type leave nothing in the writer: they have no identity, and their class no name of its own. */
    static boolean isPlain(FusedValue value) {
        return value.type() instanceof NumberedType type && !type.hasIdentity();
    }

    /** Whether elements of one class are written as they are met, without a look at all of them before. */
    default boolean isWalked(FusedValue only) {
        return isPlain(only);
    }

    /** Whether an object is of exactly the value's class. */
    static boolean isOf(FusedValue value, @Nullable Object object) {
        return object != null && object.getClass() == value.javaClass();
    }

    /** The mode of elements that have this one type. */
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

    /** Writes the mode, and the type if there is one. */
    static int writeForm(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one) {
        bytes[at] = (byte) mode;
        return one == null ? at + 1 : one.type().write(writer, bytes, at + 1);
    }

    /** Reads the type of the elements; null in mode 0. */
    static @Nullable FusedValue readType(Alternatives types, FusedReader reader, int mode) {
        if (mode == Tags.EACH_NAMED) {
            return null;
        }
        FusedValue one = types.named(reader, reader.in().readShortVarint());
        if (mode != Tags.ONE_TYPE && (mode != Tags.ONE_BARE || one.type().hasIdentity())) {
            throw GuardFailed.instance();
        }
        return one;
    }

    /**
     * Reads the head of a list with elements, as most lists have it; see {@link FusedReader#readHead}.
     *
     * @param type of the list
     * @param mode of several elements
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
