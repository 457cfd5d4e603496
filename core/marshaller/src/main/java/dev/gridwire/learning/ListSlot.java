// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

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
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot in which lists of one class were seen, with elements of one class. It handles the bytes of
 * {@link OneSlot}, {@link CollectionValue} and {@link UnsharedElements} in one method: most stored lists are like this, and a
 * small number of methods is compiled soon.
 *
 * @param type the name of the lists' class
 * @param isLinked whether the lists are LinkedLists; otherwise they are ArrayLists
 * @param isTracked whether a second reference could lead to a list
 * @param element writes and reads an element
 * @param isDistinct whether it is enough that no element occurs twice in one list
 */
record ListSlot(FusedType type, boolean isLinked, boolean isTracked, FusedValue element, boolean isDistinct)
        implements FusedSlot {

    private static final int FEW = 32;

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        Guards.exactly(isLinked ? LinkedList.class : ArrayList.class, object);
        if (isTracked) {
            writer.requireNew(object, IdentityHash.OF_SYSTEM);
        }
        List<?> list = isLinked ? (LinkedList<?>) object : (ArrayList<?>) object;
        int count = list.size();
        int next = writer.count(bytes, type.write(writer, bytes, at), count);
        if (count == 0) {
            return next;
        }
        int behind = writeInPlace(writer, bytes, next, list, count);
        if (behind < 0) {
            behind = writeCopy(writer, bytes, next, list, count);
        }
        if (list.size() != count) {
            throw GuardFailed.instance();
        }
        return behind;
    }

    /**
     * Writes elements directly from the list if no copy is needed. If another thread changes the list, each element is written in
     * the state met, or a guard fails. Returns -1 if that is impossible.
     */
    private int writeInPlace(FusedWriter writer, byte[] bytes, int at, List<?> list, int count) {
        if (FusedElements.isPlain(element)) {
            return writeBare(writer, bytes, at, list, count);
        }
        if (count <= FusedElements.FEW && (isDistinct || count == 1)) {
            return writeFew(writer, bytes, at, list, count);
        }
        boolean isMet = isLinked && isDistinct && FusedWriter.areCompared(count);
        return isMet ? writeMet(writer, bytes, at, list, count) : -1;
    }

    /**
     * Returns an iterator; null if elements are accessed by index. It is created where it is used, so that it is not garbage.
     */
    private @Nullable Iterator<?> links(List<?> list) {
        return isLinked ? list.listIterator(0) : null;
    }

    /** Returns the next element. A linked list needs an iterator, since each element is reached through the one before. */
    private static @Nullable Object get(List<?> list, @Nullable Iterator<?> links, int index) {
        return links == null ? list.get(index) : links.next();
    }

    /** Writes elements that have no identity. Returns -1 if it meets null. */
    private int writeBare(FusedWriter writer, byte[] bytes, int at, List<?> list, int count) {
        Iterator<?> links = links(list);
        int next = FusedElements.writeForm(writer, bytes, at, count == 1 ? Tags.EACH_NAMED : Tags.ONE_BARE, element);
        for (int i = 0; i < count; i++) {
            Object each = get(list, links, i);
            if (each == null) {
                return -1;
            }
            Guards.exactly(element.javaClass(), each);
            next = element.write(writer, bytes, next, each);
        }
        return next;
    }

    /**
     * As {@link FusedElements#writeFew}, for elements that nothing else refers to. A single element names its type like any other
     * object.
     */
    private int writeFew(FusedWriter writer, byte[] bytes, int at, List<?> list, int count) {
        Iterator<?> links = links(list);
        Object first = get(list, links, 0);
        Object second = count > 1 ? get(list, links, 1) : bytes;
        Object third = count > 2 ? get(list, links, 2) : this;
        Object fourth = count > 3 ? get(list, links, 3) : writer;
        if (first == null || second == null || third == null || fourth == null) {
            return -1;
        }
        Guards.distinct(first, second, third, fourth);
        int next = FusedElements.writeForm(writer, bytes, at, count == 1 ? Tags.EACH_NAMED : Tags.ONE_TYPE, element);
        for (int i = 0; i < count; i++) {
            Object each = i == 0 ? first : i == 1 ? second : i == 2 ? third : fourth;
            Guards.exactly(element.javaClass(), each);
            if (count > 1) {
                bytes[next++] = Tags.SAME_NEW;
            }
            next = element.write(writer, bytes, next, each);
        }
        return next;
    }

    /** As {@link FusedElements#writeMet}, for elements that nothing else refers to. */
    private int writeMet(FusedWriter writer, byte[] bytes, int at, List<?> list, int count) {
        Iterator<?> links = list.iterator();
        Object each = links.next();
        if (each == null) {
            return -1; // a list of nothing but null names no type
        }
        @Nullable Object[] met = writer.push(count);
        int next = FusedElements.writeForm(writer, bytes, at, Tags.ONE_TYPE, element);
        int present = 0;
        for (int left = count; left > 0; left--) {
            if (each == null) {
                bytes[next++] = Tags.NULL;
            } else {
                FusedWriter.add(met, present++, each);
                Guards.exactly(element.javaClass(), each);
                bytes[next] = Tags.SAME_NEW;
                next = element.write(writer, bytes, next + 1, each);
            }
            each = left > 1 ? links.next() : null;
        }
        writer.pop(present);
        return next;
    }

    private int writeCopy(FusedWriter writer, byte[] bytes, int at, List<?> list, int count) {
        @Nullable Object[] copy = isLinked ? writer.push(list, count) : copy(writer, (ArrayList<?>) list, count);
        int next = write(writer, bytes, at, copy, count);
        writer.pop(count);
        return next;
    }

    /**
     * Copies the list, so that no other thread sees the elements. The garbage collector's barrier for a few elements is faster
     * than one for an array.
     */
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
        if (nulls == count) {
            return writeNulls(bytes, at, count);
        }
        if (isDistinct) {
            writer.requireDistinct(copy, count, element);
        }
        boolean isBare = nulls == 0 && !element.type().hasIdentity();
        int next = FusedElements.writeForm(writer, bytes, at, isBare ? Tags.ONE_BARE : Tags.ONE_TYPE, element);
        return element.writeElements(writer, bytes, next, copy, count, isBare);
    }

    /**
     * Counts nulls. For objects with an identity, it counts only those at the beginning, since later ones make no difference; the
     * code that writes them checks.
     */
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

    /** Writes a list of nulls only, which names no type. */
    private static int writeNulls(byte[] bytes, int at, int count) {
        bytes[at] = Tags.EACH_NAMED;
        Arrays.fill(bytes, at + 1, at + 1 + count, (byte) Tags.NULL);
        return at + 1 + count;
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        boolean hasIdentity = element.type().hasIdentity();
        int count = FusedElements.readHead(reader, type, hasIdentity ? Tags.ONE_TYPE : Tags.ONE_BARE);
        if (count == 0) {
            return readOther(reader);
        }
        if (!element.type().matches(reader, reader.in().readShortVarint())) {
            throw GuardFailed.instance();
        }
        List<@Nullable Object> made = make(count);
        if (hasIdentity && count > 1) {
            for (int i = 0; i < count; i++) {
                made.add(reader.isNewElement() ? element.read(reader) : null);
            }
        } else {
            for (int i = 0; i < count; i++) {
                reader.beginElement();
                made.add(element.read(reader));
            }
        }
        return made;
    }

    private List<@Nullable Object> make(int count) {
        return isLinked ? new LinkedList<>() : new ArrayList<>(count);
    }

    /** Reads null, an empty list, and anything else that does not begin like nearly all lists. */
    private @Nullable Object readOther(FusedReader reader) {
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (!type.matches(reader, tag)) {
            throw GuardFailed.instance();
        }
        int count = reader.readCount(1);
        List<@Nullable Object> made = make(count);
        if (count == 0) {
            return made;
        }
        int mode = reader.in().readByte();
        long named = reader.in().readShortVarint();
        if (mode == Tags.EACH_NAMED && (count > 1 || named == Tags.NULL)) {
            readEach(reader, made, count, named);
            return made;
        }
        boolean isBare = mode != Tags.ONE_TYPE;
        if (!isForm(mode) || !element.type().matches(reader, named)) {
            throw GuardFailed.instance();
        }
        for (int i = 0; i < count; i++) {
            reader.beginElement();
            made.add(isBare || reader.isNew() ? element.read(reader) : null);
        }
        return made;
    }

    /** Returns whether elements of the class may have this form. A single element that is named has its bare form. */
    private boolean isForm(int mode) {
        return mode == Tags.ONE_TYPE || mode == Tags.EACH_NAMED || mode == Tags.ONE_BARE && !element.type().hasIdentity();
    }

    /** Reads elements that each name their type or are null. */
    private void readEach(FusedReader reader, List<@Nullable Object> made, int count, long firstTag) {
        long tag = firstTag;
        for (int left = count; left > 0; left--) {
            reader.beginElement();
            if (tag != Tags.NULL && !element.type().matches(reader, tag)) {
                throw GuardFailed.instance();
            }
            made.add(tag == Tags.NULL ? null : element.read(reader));
            tag = left > 1 ? reader.in().readShortVarint() : Tags.NULL;
        }
    }
}
