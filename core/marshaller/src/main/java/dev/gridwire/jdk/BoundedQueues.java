// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.element.Elements;
import dev.gridwire.reflect.HiddenFields;
import java.util.Collection;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads queues with a capacity. A queue that keeps its elements in an array allocates memory for all places. So the
 * bytes contain an eighth of a byte for each place.
 *
 * <pre>
 * +-----------------+----------------------------------+--------------------------------------------+
 * | varint capacity | boolean: waiting threads in order| ArrayBlockingQueue: capacity / 8 bytes, 0  |
 * +-----------------+----------------------------------+--------------------------------------------+
 * </pre>
 */
final class BoundedQueues {

    private static final int PLACES_A_BYTE = 8;
    private static final String NO_VALUE = "this is no value of its class: class=BlockingQueue, ";

    private BoundedQueues() {}

    /** Returns whether a linked queue is bounded. */
    static boolean isBounded(Object value) {
        return capacity((BlockingQueue<?>) value) < Integer.MAX_VALUE;
    }

    private static long capacity(BlockingQueue<?> queue) {
        return (long) queue.size() + queue.remainingCapacity();
    }

    static void writeHead(GraphWriter writer, Object value) {
        int capacity = (int) Math.min(capacity((BlockingQueue<?>) value), Integer.MAX_VALUE);
        boolean isArray = value instanceof ArrayBlockingQueue;
        if (isArray) {
            writer.writeCount(capacity);
        } else {
            writer.out().writeVarint(capacity);
        }
        writer.out().writeBoolean(isArray && HiddenFields.of(value).get("lock") instanceof ReentrantLock lock && lock.isFair());
        for (int i = isArray ? capacity / PLACES_A_BYTE : 0; i > 0; i--) {
            writer.out().writeByte(0);
        }
    }

    static Object make(GraphReader reader, JdkType type) {
        long capacity = reader.in().readVarint();
        if (capacity <= 0 || capacity > Integer.MAX_VALUE) {
            throw reader.in().malformed("no queue has such a capacity: capacity=" + Long.toUnsignedString(capacity));
        }
        boolean fair = reader.in().readBoolean();
        return switch (type) {
            case BOUNDED_LINKED_QUEUE -> new LinkedBlockingQueue<>((int) capacity);
            case BOUNDED_LINKED_DEQUE -> new LinkedBlockingDeque<>((int) capacity);
            default -> array(reader, (int) capacity, fair);
        };
    }

    private static Object array(GraphReader reader, int capacity, boolean fair) {
        int places = capacity / PLACES_A_BYTE;
        if (places > reader.in().remaining()) {
            throw reader.in().malformed("a queue has more places than bytes for them: capacity=" + capacity);
        }
        for (int i = 0; i < places; i++) {
            if (reader.in().readByte() != 0) {
                throw reader.in().malformed("a free place of a queue is not free");
            }
        }
        return new ArrayBlockingQueue<>(capacity, fair);
    }

    static void fill(GraphReader reader, Collection<@Nullable Object> queue) {
        @Nullable Object[] elements = Elements.read(reader);
        if (elements.length > ((BlockingQueue<?>) queue).remainingCapacity()) {
            throw reader.in().malformed(NO_VALUE + "elements=" + elements.length);
        }
        for (Object element : elements) {
            if (element == null) {
                throw reader.in().malformed(NO_VALUE + "element=null");
            }
            queue.add(element);
        }
    }
}
