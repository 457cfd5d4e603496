// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a container, or the keys or values of a map: in which form, and they.
 *
 * @param types the classes that were seen among them
 * @param distinct their one class, where its objects stand nowhere else, so that it is enough that none stands here twice
 */
record Elements(Alternatives types, @Nullable FusedValue distinct) {

    /** Writes elements behind their number, and gives the place behind them. */
    int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count) {
        if (count == 0) {
            return at;
        }
        FusedValue one = one(elements, count);
        int mode = mode(one, elements, count);
        int next = writeForm(writer, bytes, at, mode, one);
        requireDistinct(writer, elements, count);
        if (one != null) {
            return types.writeElements(one, writer, bytes, next, elements, count, mode == Tags.ONE_BARE);
        }
        for (int i = 0; i < count; i++) {
            next = writeNamed(writer, bytes, next, elements[i]);
        }
        return next;
    }

    /** Requires that no element stands twice, if that is asked for. */
    void requireDistinct(FusedWriter writer, @Nullable Object[] elements, int count) {
        if (distinct != null) {
            writer.requireDistinct(elements, count, distinct);
        }
    }

    /** The one type of the elements; null for one element, for two types, and where all are null. */
    @Nullable FusedValue one(@Nullable Object[] elements, int count) {
        if (count == 1) {
            return null;
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
            // An enum's constants may be of several classes.
            if (one != null && one.type() != found.type()) {
                return null;
            }
            one = one == null ? found : one;
        }
        return one;
    }

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

    static int writeForm(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one) {
        bytes[at] = (byte) mode;
        return one == null ? at + 1 : one.type().write(writer, bytes, at + 1);
    }

    /** Writes one element in the form. */
    int writeElement(FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object element) {
        if (one == null) {
            return writeNamed(writer, bytes, at, element);
        }
        if (mode == Tags.ONE_BARE && element != null) {
            return types.write(one, writer, bytes, at, element);
        }
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return types.write(one, writer, bytes, at + 1, element);
    }

    private int writeNamed(FusedWriter writer, byte[] bytes, int at, @Nullable Object element) {
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        return types.writeNamed(writer, bytes, at, element);
    }

    /** Reads elements behind their number. */
    void read(FusedReader reader, Collection<@Nullable Object> target, int count) {
        if (count == 0) {
            return;
        }
        int mode = readMode(reader);
        FusedValue one = readType(reader, mode);
        if (one != null) {
            one.readElements(reader, target, count, mode == Tags.ONE_BARE);
            return;
        }
        for (int i = 0; i < count; i++) {
            target.add(readElement(reader, mode, null));
        }
    }

    static int readMode(FusedReader reader) {
        return reader.in().readByte();
    }

    /** Reads the type of the elements; null in mode 0. */
    @Nullable FusedValue readType(FusedReader reader, int mode) {
        if (mode == Tags.EACH_NAMED) {
            return null;
        }
        FusedValue one = types.named(reader, reader.in().readVarint());
        if (mode != Tags.ONE_TYPE && (mode != Tags.ONE_BARE || one.type().hasIdentity())) {
            throw GuardFailed.instance();
        }
        return one;
    }

    /** Reads one element in the form. */
    @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one) {
        reader.pending().element();
        if (one == null) {
            long tag = reader.in().readVarint();
            return tag == Tags.NULL ? null : types.readNamed(reader, tag);
        }
        return mode == Tags.ONE_BARE || reader.isNew() ? types.read(one, reader) : null;
    }
}
