// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the elements of containers, and the keys and values of maps, in graphs that share objects.
 *
 * @param areKeys whether the elements are hashed or compared at once. Objects of the classes seen are complete, and a reference
 *     in altered bytes must not lead to an object that is not.
 */
record SharedElements(SharedAlternatives types, boolean areKeys) implements FusedElements {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count) {
        if (count == 0) {
            return at;
        }
        FusedValue one = one(elements, count);
        int mode = FusedElements.mode(one, elements, count);
        int next = FusedElements.writeForm(writer, bytes, at, mode, one);
        if (one != null && !one.type().hasIdentity()) {
            return types.writeElements(one, writer, bytes, next, elements, count, mode == Tags.ONE_BARE);
        }
        return one == null
                ? writeAllNamed(writer, bytes, next, elements, count)
                : writeAllSame(writer, bytes, next, one, elements, count);
    }

    private int writeAllNamed(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count) {
        int next = at;
        for (int i = 0; i < count; i++) {
            next = writeNamed(writer, bytes, next, elements[i]);
        }
        return next;
    }

    private int writeAllSame(
            FusedWriter writer, byte[] bytes, int at, FusedValue one, @Nullable Object[] elements, int count) {
        int next = at;
        for (int i = 0; i < count; i++) {
            next = writeSame(writer, bytes, next, one, elements[i]);
        }
        return next;
    }

    /** Does nothing: whether a graph shares these objects is determined object by object. */
    @Override
    public void requireDistinct(FusedWriter writer, @Nullable Object[] elements, int count) {}

    @Override
    public @Nullable FusedValue one(@Nullable Object[] elements, int count) {
        return count == 1 ? null : FusedElements.oneType(types, elements, count);
    }

    @Override
    public int writeElement(
            FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object element) {
        if (one == null) {
            return writeNamed(writer, bytes, at, element);
        }
        return mode == Tags.ONE_BARE && element != null
                ? types.write(one, writer, bytes, at, element)
                : writeSame(writer, bytes, at, one, element);
    }

    private int writeNamed(FusedWriter writer, byte[] bytes, int at, @Nullable Object element) {
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        return types.writeNamed(writer, bytes, at, element);
    }

    private int writeSame(FusedWriter writer, byte[] bytes, int at, FusedValue one, @Nullable Object element) {
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        // The JDK has several classes for the lists of List.of, which are one type in the bytes.
        if (element.getClass() != one.javaClass() && types.of(element.getClass()).type() != one.type()) {
            throw GuardFailed.instance();
        }
        return types.writeSame(writer, bytes, at, element);
    }

    @Override
    public void read(FusedReader reader, Collection<@Nullable Object> target, int count) {
        if (count == 0) {
            return;
        }
        int mode = FusedElements.readMode(reader);
        FusedValue one = readType(reader, mode);
        if (mode == Tags.ONE_BARE && one != null) {
            one.readElements(reader, target, count, true);
            return;
        }
        for (int i = 0; i < count; i++) {
            target.add(readElement(reader, mode, one));
        }
    }

    @Override
    public @Nullable FusedValue readType(FusedReader reader, int mode) {
        return FusedElements.readType(types, reader, mode);
    }

    @Override
    public @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one) {
        reader.beginElement();
        if (mode == Tags.ONE_BARE && one != null) {
            return types.read(one, reader);
        }
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        Object element = one == null ? types.readNamed(reader, tag) : readSame(reader, one, tag);
        if (areKeys) {
            types.of(element.getClass());
        }
        return element;
    }

    private Object readSame(FusedReader reader, FusedValue one, long tag) {
        if (tag == Tags.SAME_NEW) {
            return types.read(one, reader);
        }
        if (tag < Tags.SAME_BACK || !one.type().hasIdentity()) {
            throw GuardFailed.instance();
        }
        return reader.back(tag - Tags.SAME_BACK);
    }
}
