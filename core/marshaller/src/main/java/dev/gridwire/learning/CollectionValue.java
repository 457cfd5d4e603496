// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.ArrayFiller;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.WrittenOrder;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads collections that are made empty and then filled, in fused code.
 *
 * @param oneClass the class of the elements; null if several were seen
 * @param orders the comparators of a sorted set; null if none were seen
 * @param isSorted whether elements are written in their natural order, since the bytes must be canonical
 */
record CollectionValue(
        Class<?> javaClass,
        FusedType type,
        JdkType jdkType,
        Hashing hashing,
        @Nullable Class<?> oneClass,
        FusedElements elements,
        @Nullable Alternatives orders,
        boolean isSorted)
        implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return jdkType == JdkType.ARRAY_LIST
                ? writeList(writer, bytes, at, (ArrayList<?>) value)
                : writeOther(writer, bytes, at, (Collection<?>) value);
    }

    /** Separate, so that the compiler knows the class. */
    private int writeList(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list) {
        int count = list.size();
        int next = writer.count(bytes, at, count);
        FusedValue only = elements.types().only();
        if (only != null && count > 0 && FusedElements.isPlain(only)) {
            int behind = writeBareList(writer, bytes, next, list, count, only);
            if (behind >= 0) {
                return behind;
            }
        }
        @Nullable Object[] copy = ListSlot.copy(writer, list, count);
        next = elements.write(writer, bytes, next, copy, count);
        writer.pop(count);
        return next;
    }

    /** As {@link #writeBare}, without an iterator. */
    private int writeBareList(FusedWriter writer, byte[] bytes, int at, ArrayList<?> list, int count, FusedValue only) {
        int mode = count == 1 ? Tags.EACH_NAMED : Tags.ONE_BARE;
        FusedValue one = count == 1 ? null : only;
        int next = FusedElements.writeForm(writer, bytes, at, mode, one);
        for (int i = 0; i < count; i++) {
            Object element = list.get(i);
            if (!FusedElements.isOf(only, element)) {
                return -1;
            }
            next = elements.writeElement(writer, bytes, next, mode, one, element);
        }
        if (list.size() != count) {
            throw new ConcurrentModificationException();
        }
        return next;
    }

    private int writeOther(FusedWriter writer, byte[] bytes, int at, Collection<?> collection) {
        int next = switch (jdkType.container().head()) {
            case COMPARATOR -> writeOrder(orders, writer, bytes, at, ((SortedSet<?>) collection).comparator());
            case ENUM -> elementType((EnumSet<?>) collection).type().write(writer, bytes, at);
            default -> at;
        };
        int count = collection.size();
        if (Collisions.matter(count, hashing, oneClass)) {
            throw GuardFailed.instance();
        }
        next = writer.count(bytes, next, count);
        FusedValue only = elements.types().only();
        if (only != null && count > 0 && isWalked(only)) {
            int behind = writeBare(writer, bytes, next, collection, count, only);
            if (behind >= 0) {
                return behind;
            }
        }
        if (count > 0 && jdkType == JdkType.LINKED_LIST) {
            int behind = count <= FusedElements.FEW
                    ? writeFew(writer, bytes, next, collection.iterator(), count)
                    : elements.writeMet(writer, bytes, next, count, collection.iterator());
            if (behind >= 0) {
                return behind;
            }
        }
        @Nullable Object[] copy = writer.push(collection, count);
        if (isSorted) {
            FusedElements.sort(copy, null, count);
        }
        next = elements.write(writer, bytes, next, copy, count);
        writer.pop(count);
        return next;
    }

    private int writeFew(FusedWriter writer, byte[] bytes, int at, Iterator<?> iterator, int count) {
        Object first = iterator.next();
        Object second = count > 1 ? iterator.next() : this;
        Object third = count > 2 ? iterator.next() : writer;
        Object fourth = count > 3 ? iterator.next() : bytes;
        if (iterator.hasNext()) {
            throw new ConcurrentModificationException();
        }
        return elements.writeFew(writer, bytes, at, count, first, second, third, fourth);
    }

    /** Returns whether elements are written while they are met. For a HashSet, this may leave the iterator as garbage. */
    private boolean isWalked(FusedValue only) {
        return switch (jdkType) {
            case LINKED_LIST, ARRAY_DEQUE -> FusedElements.isPlain(only);
            default -> false;
        };
    }

    /** Writes elements of one class without nulls; returns -1 if it meets another class or null. */
    private int writeBare(
            FusedWriter writer, byte[] bytes, int at, Collection<?> collection, int count, FusedValue only) {
        int mode = count == 1 ? Tags.EACH_NAMED : Tags.ONE_BARE;
        FusedValue one = count == 1 ? null : only;
        int next = FusedElements.writeForm(writer, bytes, at, mode, one);
        int left = count;
        for (Object element : collection) {
            if (!FusedElements.isOf(only, element)) {
                return -1;
            }
            next = elements.writeElement(writer, bytes, next, mode, one, element);
            left--;
        }
        if (left != 0) {
            throw new ConcurrentModificationException();
        }
        return next;
    }

    /** Returns the type of an EnumSet's elements, which an empty set does not reveal. */
    private FusedValue elementType(EnumSet<?> set) {
        Collection<?> constants = set.isEmpty() ? EnumSet.complementOf(set) : set;
        if (constants.isEmpty()) {
            throw GuardFailed.instance();
        }
        return elements.types().of(constants.iterator().next().getClass());
    }

    /** Writes a comparator, or the fact that there is none. */
    static int writeOrder(
            @Nullable Alternatives orders, FusedWriter writer, byte[] bytes, int at, @Nullable Object comparator) {
        if (comparator == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        if (orders == null) {
            throw GuardFailed.instance();
        }
        return orders.writeNamed(writer, bytes, at, comparator);
    }

    /** Reads a comparator; returns null if there is none. */
    @SuppressWarnings("unchecked")
    static @Nullable Comparator<@Nullable Object> readOrder(@Nullable Alternatives orders, FusedReader reader) {
        if (reader.in().skip(Tags.NULL)) {
            return null;
        }
        if (orders != null && orders.readNamed(reader, reader.in().readShortVarint()) instanceof Comparator<?> comparator) {
            return (Comparator<@Nullable Object>) comparator;
        }
        throw GuardFailed.instance();
    }

    @Override
    public Object read(FusedReader reader) {
        if (jdkType == JdkType.ARRAY_LIST) {
            int count = reader.readCount(1);
            List<@Nullable Object> list = new ArrayList<>(count);
            elements.read(reader, list, count);
            return list;
        }
        FusedValue constants = null;
        Comparator<@Nullable Object> order = null;
        if (jdkType.container().head() == Head.ENUM) {
            constants = elements.types().named(reader, reader.in().readShortVarint());
        } else if (jdkType.container().head() == Head.COMPARATOR) {
            order = readOrder(orders, reader);
        }
        int count = reader.readCount(1);
        if (Collisions.matter(count, hashing, oneClass)) {
            throw GuardFailed.instance();
        }
        if (jdkType == JdkType.COPY_ON_WRITE_ARRAY_LIST) {
            // Such a list copies itself for each call.
            List<@Nullable Object> list = new ArrayList<>(count);
            elements.read(reader, list, count);
            return new CopyOnWriteArrayList<>(list);
        }
        Collection<@Nullable Object> collection = make(count, constants, order);
        if (jdkType.container().head() == Head.COMPARATOR) {
            readSorted(reader, collection, count);
        } else {
            elements.read(reader, collection, count);
        }
        if (collection.size() != count) {
            throw GuardFailed.instance();
        }
        return collection;
    }

    private void readSorted(FusedReader reader, Collection<@Nullable Object> set, int count) {
        @Nullable Object[] sorted = new @Nullable Object[count];
        elements.read(reader, new ArrayFiller(sorted), count);
        if (!WrittenOrder.fill(set, sorted)) {
            throw GuardFailed.instance();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Collection<@Nullable Object> make(
            int count, @Nullable FusedValue constants, @Nullable Comparator<@Nullable Object> order) {
        return switch (jdkType) {
            case LINKED_LIST -> new LinkedList<>();
            case ARRAY_DEQUE -> new ArrayDeque<>(count + 1);
            case HASH_SET -> new HashSet<>(MapValue.capacity(count));
            case LINKED_HASH_SET -> new LinkedHashSet<>(MapValue.capacity(count));
            case TREE_SET -> new TreeSet<>(order);
            case CONCURRENT_SKIP_LIST_SET -> new ConcurrentSkipListSet<>(order);
            case CONCURRENT_LINKED_QUEUE -> new ConcurrentLinkedQueue<>();
            case CONCURRENT_LINKED_DEQUE -> new ConcurrentLinkedDeque<>();
            case VECTOR -> new Vector<>(count);
            case STACK -> new Stack<>();
            case ENUM_SET -> {
                if (constants == null) {
                    throw GuardFailed.instance();
                }
                yield (Collection) EnumSet.noneOf((Class) ConstantSlot.enumOf(constants.javaClass()));
            }
            default -> throw new IllegalStateException("no such collection: type=" + jdkType);
        };
    }
}
