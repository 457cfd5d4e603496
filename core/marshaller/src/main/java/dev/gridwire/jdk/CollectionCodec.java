// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.element.Comparators;
import dev.gridwire.element.Elements;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads collections that are made empty and then filled, in the order of their iterators.
 *
 * <pre>
 * +---------------------------------------------------+-------------+----------------------------------+
 * | sorted: slot comparator; EnumSet: type of the enum| varint size | if size > 0: form and elements   |
 * +---------------------------------------------------+-------------+----------------------------------+
 *  head                                                content
 * </pre>
 */
public final class CollectionCodec extends FilledCodec {

    private final JdkType jdkType;
    private final boolean hasHead;
    private final Hashing hashing;

    CollectionCodec(Class<?> type, TypeName name, JdkType jdkType, @Nullable Forms forms) {
        super(type, name, forms);
        this.jdkType = jdkType;
        this.hasHead = jdkType.container().head() != Head.NOTHING;
        this.hashing = jdkType.container().hashing();
    }

    /** Returns whether the collection consists only of elements that nothing hashes or compares, and one byte names its type. */
    @Override
    public boolean hasHead() {
        return hasHead;
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        switch (jdkType) {
            case TREE_SET, CONCURRENT_SKIP_LIST_SET -> Comparators.write(writer, ((SortedSet<?>) value).comparator());
            case PRIORITY_QUEUE -> Comparators.write(writer, ((PriorityQueue<?>) value).comparator());
            case PRIORITY_BLOCKING_QUEUE -> Comparators.write(writer, ((PriorityBlockingQueue<?>) value).comparator());
            case ENUM_SET -> EnumContainers.writeElementType(writer, value);
            case BOUNDED_LINKED_QUEUE, BOUNDED_LINKED_DEQUE, ARRAY_BLOCKING_QUEUE -> BoundedQueues.writeHead(writer, value);
            default -> { }
        }
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        if (!hashing.isKeyed()) {
            Elements.write(writer, (Collection<?>) value);
            return;
        }
        ElementBuffer elements = writer.buffers().push().add((Collection<?>) value);
        if (jdkType.container().isUnordered()) {
            writer.order(elements, null);
        }
        writer.enterKeys();
        Elements.write(writer, elements);
        writer.leaveKeys(elements.size());
        writer.collisions().count(elements, hashing, null);
        writer.buffers().pop();
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        return switch (jdkType) {
            case ARRAY_LIST -> new ArrayList<>(expectedSize);
            case LINKED_LIST -> new LinkedList<>();
            case ARRAY_DEQUE -> new ArrayDeque<>(expectedSize + 1);
            case HASH_SET -> new HashSet<>(MapCodec.capacity(expectedSize));
            case LINKED_HASH_SET -> new LinkedHashSet<>(MapCodec.capacity(expectedSize));
            case TREE_SET -> new TreeSet<>(Comparators.read(reader));
            case PRIORITY_QUEUE -> priorityQueue(Comparators.read(reader));
            case CONCURRENT_SKIP_LIST_SET -> new ConcurrentSkipListSet<>(Comparators.read(reader));
            case ENUM_SET -> EnumContainers.makeSet(reader);
            case COPY_ON_WRITE_ARRAY_LIST -> new CopyOnWriteArrayList<>();
            case COPY_ON_WRITE_ARRAY_SET -> new CopyOnWriteArraySet<>();
            case BOUNDED_LINKED_QUEUE, BOUNDED_LINKED_DEQUE, ARRAY_BLOCKING_QUEUE -> BoundedQueues.make(reader, jdkType);
            case CONCURRENT_LINKED_QUEUE -> new ConcurrentLinkedQueue<>();
            case CONCURRENT_LINKED_DEQUE -> new ConcurrentLinkedDeque<>();
            case LINKED_BLOCKING_QUEUE -> new LinkedBlockingQueue<>();
            case LINKED_BLOCKING_DEQUE -> new LinkedBlockingDeque<>();
            case PRIORITY_BLOCKING_QUEUE -> new PriorityBlockingQueue<>(1, Comparators.read(reader));
            case STACK -> new Stack<>();
            case VECTOR -> new Vector<>(expectedSize);
            default -> throw new IllegalStateException("no such collection: type=" + jdkType);
        };
    }

    private static PriorityQueue<Object> priorityQueue(@Nullable Comparator<Object> comparator) {
        return new PriorityQueue<>(1, comparator);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void fill(GraphReader reader, Object made) {
        Collection<@Nullable Object> collection = (Collection<@Nullable Object>) made;
        if (jdkType == JdkType.COPY_ON_WRITE_ARRAY_LIST) {
            // Such a list copies itself for each call.
            collection.addAll(Arrays.asList(Elements.read(reader)));
            return;
        }
        if (jdkType.container().head() == Head.CAPACITY) {
            BoundedQueues.fill(reader, collection);
            return;
        }
        if (jdkType == JdkType.ENUM_SET) {
            reader.insertions().add(made, Elements.read(reader), hashing, true);
            return;
        }
        if (!hashing.isKeyed()) {
            Elements.read(reader, collection);
            return;
        }
        reader.enterKeys();
        @Nullable Object[] elements = Elements.read(reader);
        Object target = jdkType == JdkType.CONCURRENT_SKIP_LIST_SET ? new SkipListFilling(made) : made;
        reader.insertions().add(target, elements, hashing, reader.leaveKeys(elements.length));
    }
}
