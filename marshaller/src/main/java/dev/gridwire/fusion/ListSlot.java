// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.fused.Guards;
import dev.gridwire.fused.IdentityHash;
import dev.gridwire.wire.Tags;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A slot in which ArrayLists with elements of one class were seen: the bytes of {@link OneSlot}, {@link CollectionValue} and
 * {@link SeenElements} by one method, since most stored lists are such, and few methods are compiled soon.
 *
 * @param type the name of ArrayList
 * @param isTracked whether a second reference could lead to a list
 * @param element what the lists hold
 * @param isDistinct whether it is enough that no element stands twice in one list
 */
record ListSlot(FusedType type, boolean isTracked, FusedValue element, boolean isDistinct) implements FusedSlot {

    private static final int FEW = 32;

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        Guards.exactly(ArrayList.class, object);
        if (isTracked) {
            writer.requireNew(object, IdentityHash.OF_SYSTEM);
        }
        ArrayList<?> elements = (ArrayList<?>) object;
        int count = elements.size();
        int next = writer.count(bytes, type.write(writer, bytes, at), count);
        if (count == 0) {
            return next;
        }
        int behind = -1;
        if (count > 1 && Elements.isPlain(element)) {
            behind = writeBare(writer, bytes, next, elements, count);
        } else if (count > 1 && count <= Elements.FEW && isDistinct) {
            behind = writeFew(writer, bytes, next, elements, count);
        }
        if (behind >= 0) {
            return behind;
        }
        @Nullable Object[] copy = copy(writer, elements, count);
        next = write(writer, bytes, next, copy, count);
        writer.pop(count);
        return next;
    }

    /**
     * Writes elements that have no identity where they are: whatever another thread does to the list, each goes as it was met, or
     * the guard fails. Gives -1 when it meets null.
     */
    private int writeBare(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list, int count) {
        bytes[at] = Tags.ONE_BARE;
        int next = element.type().write(writer, bytes, at + 1);
        for (int i = 0; i < count; i++) {
            Object each = list.get(i);
            if (each == null) {
                return -1;
            }
            Guards.exactly(element.javaClass(), each);
            next = element.write(writer, bytes, next, each);
        }
        if (list.size() != count) {
            throw GuardFailed.instance();
        }
        return next;
    }

    /** As {@link Elements#writeFew}, of elements to which nothing else refers. */
    private int writeFew(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list, int count) {
        Object first = list.get(0);
        Object second = list.get(1);
        Object third = count > 2 ? list.get(2) : this;
        Object fourth = count > 3 ? list.get(3) : writer;
        if (first == null || second == null || third == null || fourth == null) {
            return -1;
        }
        if (list.size() != count) {
            throw GuardFailed.instance();
        }
        Guards.distinct(first, second, third, fourth);
        bytes[at] = Tags.ONE_TYPE;
        int next = element.type().write(writer, bytes, at + 1);
        for (int i = 0; i < count; i++) {
            Object each = i == 0 ? first : i == 1 ? second : i == 2 ? third : fourth;
            Guards.exactly(element.javaClass(), each);
            bytes[next] = Tags.SAME_NEW;
            next = element.write(writer, bytes, next + 1, each);
        }
        return next;
    }

    /** No other thread sees the copy. A barrier of the garbage collector for a few elements is faster than one for an array. */
    static @Nullable Object[] copy(FusedWriter writer, ArrayList<?> list, int count) {
        @Nullable Object[] copy = writer.push(count);
        if (count > FEW) {
            list.toArray(copy);
        } else {
            for (int i = 0; i < count; i++) {
                copy[i] = list.get(i);
            }
        }
        if (list.size() != count) {
            throw GuardFailed.instance();
        }
        return copy;
    }

    private int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] copy, int count) {
        int nulls = nulls(copy, count);
        if (count == 1 || nulls == count) {
            return writeEach(writer, bytes, at, copy, count);
        }
        if (isDistinct) {
            writer.requireDistinct(copy, count, element);
        }
        boolean isBare = nulls == 0 && !element.type().hasIdentity();
        bytes[at] = (byte) (isBare ? Tags.ONE_BARE : Tags.ONE_TYPE);
        return element.writeElements(writer, bytes, element.type().write(writer, bytes, at + 1), copy, count, isBare);
    }

    /** Of objects with an identity only those at the begin, since those behind make no difference; whoever writes them checks. */
    private int nulls(@Nullable Object[] copy, int count) {
        boolean hasIdentity = element.type().hasIdentity();
        int nulls = 0;
        for (int i = 0; i < count; i++) {
            Object each = copy[i];
            if (each == null) {
                nulls++;
            } else if (hasIdentity) {
                return nulls;
            } else {
                Guards.exactly(element.javaClass(), each);
            }
        }
        return nulls;
    }

    /** One element, which names its type as any other object, or nothing but null. */
    private int writeEach(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] copy, int count) {
        int next = at;
        bytes[next++] = Tags.EACH_NAMED;
        for (int i = 0; i < count; i++) {
            Object each = copy[i];
            if (each == null) {
                bytes[next++] = Tags.NULL;
            } else {
                Guards.exactly(element.javaClass(), each);
                next = element.write(writer, bytes, element.type().write(writer, bytes, next), each);
            }
        }
        return next;
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        long tag = reader.in().readVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (!type.matches(reader, tag)) {
            throw GuardFailed.instance();
        }
        int count = reader.readCount(1);
        ArrayList<@Nullable Object> made = new ArrayList<>(count);
        if (count == 0) {
            return made;
        }
        int mode = reader.in().readByte();
        if (mode == Tags.EACH_NAMED) {
            readEach(reader, made, count);
            return made;
        }
        boolean isBare = mode == Tags.ONE_BARE && !element.type().hasIdentity();
        if (!isBare && mode != Tags.ONE_TYPE || !element.type().matches(reader, reader.in().readVarint())) {
            throw GuardFailed.instance();
        }
        element.readElements(reader, made, count, isBare);
        return made;
    }

    private void readEach(FusedReader reader, ArrayList<@Nullable Object> made, int count) {
        for (int i = 0; i < count; i++) {
            reader.beginElement();
            long tag = reader.in().readVarint();
            if (tag != Tags.NULL && !element.type().matches(reader, tag)) {
                throw GuardFailed.instance();
            }
            made.add(tag == Tags.NULL ? null : element.read(reader));
        }
    }
}
