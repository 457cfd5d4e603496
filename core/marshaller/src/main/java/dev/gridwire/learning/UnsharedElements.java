// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.fused.Guards;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the elements of containers, and the keys and values of maps, in graphs that hold no object twice.
 *
 * @param types the classes that were seen among the elements
 * @param distinct their only class, if its objects occur nowhere else, so that it is enough that none occurs here twice
 */
record UnsharedElements(Alternatives types, @Nullable FusedValue distinct) implements FusedElements {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count) {
        if (count == 0) {
            return at;
        }
        FusedValue one = one(elements, count);
        int mode = FusedElements.mode(one, elements, count);
        int next = FusedElements.writeForm(writer, bytes, at, mode, one);
        requireDistinct(writer, elements, count);
        if (one != null && (types.only() != null || !one.type().hasIdentity())) {
            return types.writeElements(one, writer, bytes, next, elements, count, mode == Tags.ONE_BARE);
        }
        for (int i = 0; i < count; i++) {
            next = writeElement(writer, bytes, next, mode, one, elements[i]);
        }
        return next;
    }

    @Override
    public int writeFew(
            FusedWriter writer,
            byte[] bytes,
            int at,
            int count,
            @Nullable Object first,
            @Nullable Object second,
            @Nullable Object third,
            @Nullable Object fourth) {
        if (count == 1) {
            return writeNamed(writer, bytes, FusedElements.writeForm(writer, bytes, at, Tags.EACH_NAMED, null), first);
        }
        FusedValue only = types.only();
        if (only == null || distinct == null || first == null || second == null || third == null || fourth == null) {
            return -1;
        }
        Guards.distinct(first, second, third, fourth);
        int next = FusedElements.writeForm(writer, bytes, at, Tags.ONE_TYPE, only);
        for (int i = 0; i < count; i++) {
            Object element = i == 0 ? first : i == 1 ? second : i == 2 ? third : fourth;
            Guards.exactly(only.javaClass(), element);
            bytes[next] = Tags.SAME_NEW;
            next = only.write(writer, bytes, next + 1, element);
        }
        return next;
    }

    @Override
    public int writeMet(FusedWriter writer, byte[] bytes, int at, int count, Iterator<?> iterator) {
        FusedValue only = types.only();
        if (only == null || distinct == null || count == 1 || !FusedWriter.areCompared(count)) {
            return -1;
        }
        Object element = iterator.next();
        if (element == null) {
            return -1; // a list of nothing but null names no type
        }
        @Nullable Object[] met = writer.push(count);
        int next = FusedElements.writeForm(writer, bytes, at, Tags.ONE_TYPE, only);
        int present = 0;
        for (int left = count; left > 0; left--) {
            if (element == null) {
                bytes[next++] = Tags.NULL;
            } else {
                Guards.exactly(only.javaClass(), element);
                FusedWriter.add(met, present++, element);
                bytes[next] = Tags.SAME_NEW;
                next = only.write(writer, bytes, next + 1, element);
            }
            element = left > 1 ? iterator.next() : null;
        }
        if (iterator.hasNext()) {
            throw new ConcurrentModificationException();
        }
        writer.pop(present);
        return next;
    }

    /**
     * Returns whether elements are written while they are met. Objects that must be compared with all others met before are
     * compared one by one.
     */
    @Override
    public boolean isWalked(FusedValue only) {
        return FusedElements.isPlain(only) || only.type().hasIdentity() && distinct == null;
    }

    @Override
    public void requireDistinct(FusedWriter writer, @Nullable Object[] elements, int count) {
        if (distinct != null) {
            writer.requireDistinct(elements, count, distinct);
        }
    }

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
        if (mode == Tags.ONE_BARE && element != null) {
            return types.write(one, writer, bytes, at, element);
        }
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return types.write(exact(one, element), writer, bytes, at + 1, element);
    }

    /**
     * Returns the exact value of an element. The JDK has several classes for the lists of {@code List.of}, which are one type in
     * the bytes.
     */
    private FusedValue exact(FusedValue one, Object element) {
        if (!one.type().hasIdentity() || element.getClass() == one.javaClass()) {
            return one;
        }
        FusedValue exact = types.of(element.getClass());
        if (exact.type() != one.type()) {
            throw GuardFailed.instance();
        }
        return exact;
    }

    private int writeNamed(FusedWriter writer, byte[] bytes, int at, @Nullable Object element) {
        if (element == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        return types.writeNamed(writer, bytes, at, element);
    }

    @Override
    public void read(FusedReader reader, Collection<@Nullable Object> target, int count) {
        if (count == 0) {
            return;
        }
        int mode = FusedElements.readMode(reader);
        FusedValue one = readType(reader, mode);
        if (one != null) {
            one.readElements(reader, target, count, mode == Tags.ONE_BARE);
            return;
        }
        for (int i = 0; i < count; i++) {
            target.add(readElement(reader, mode, null));
        }
    }

    @Override
    public @Nullable FusedValue readType(FusedReader reader, int mode) {
        return FusedElements.readType(types, reader, mode);
    }

    @Override
    public @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one) {
        reader.beginElement();
        if (one == null) {
            long tag = reader.in().readShortVarint();
            return tag == Tags.NULL ? null : types.readNamed(reader, tag);
        }
        return mode == Tags.ONE_BARE || reader.isNew() ? types.read(one, reader) : null;
    }
}
