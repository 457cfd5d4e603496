// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ByteArraySerializer;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a serializer wrote that Gridwire replaces, and keeps its type id for that. It never writes: its only type has no
 * objects in a grid. Gridwire's serializer of the same instance decides whether a value is read, and counts it.
 */
final class FormerSerializer implements StreamSerializer<Object>, HazelcastInstanceAware {

    private static final int MOST_DIMENSIONS = 250;
    private static final AtomicInteger LAST = new AtomicInteger();

    private final Serializer former;
    private volatile @Nullable HazelcastInstance grid;

    /**
     * Takes a serializer's place.
     *
     * @throws IllegalArgumentException if it is neither a StreamSerializer nor a ByteArraySerializer
     */
    FormerSerializer(Serializer former) {
        if (!(former instanceof StreamSerializer<?>) && !(former instanceof ByteArraySerializer<?>)) {
            throw new IllegalArgumentException("A replaced serializer is a StreamSerializer or a ByteArraySerializer: class="
                    + former.getClass().getName());
        }
        this.former = former;
    }

    /** Returns a configuration that names it. Hazelcast wants another type for each serializer: arrays of this class will do. */
    SerializerConfig config() {
        int dimensions = Math.floorMod(LAST.getAndIncrement(), MOST_DIMENSIONS) + 1;
        Class<?> type = Array.newInstance(FormerSerializer.class, new int[dimensions]).getClass();
        return new SerializerConfig().setTypeClass(type).setImplementation(this);
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance newGrid) {
        grid = newGrid;
        if (former instanceof HazelcastInstanceAware aware) {
            aware.setHazelcastInstance(newGrid);
        }
    }

    @Override
    public int getTypeId() {
        return former.getTypeId();
    }

    @Override
    public void write(ObjectDataOutput out, Object value) {
        throw new HazelcastSerializationException("A replaced serializer writes no more: class=" + former.getClass().getName());
    }

    @Override
    public @Nullable Object read(ObjectDataInput in) throws IOException {
        GridwireSerializer gridwire = GridwireSerializer.of(grid);
        if (gridwire == null) {
            throw new HazelcastSerializationException("Gridwire replaces the serializer of this value, but does not serialize in"
                    + " this member or client: typeId=" + getTypeId() + "; put gridwire-hazelcast-auto on the class path, or"
                    + " configure " + former.getClass().getName() + " itself");
        }
        return gridwire.readFormer(in, () -> readHere(in));
    }

    private @Nullable Object readHere(ObjectDataInput in) throws IOException {
        if (former instanceof StreamSerializer<?> stream) {
            return stream.read(in);
        }
        byte[] bytes = in.readByteArray();
        return bytes == null ? null : ((ByteArraySerializer<?>) former).read(bytes);
    }

    @Override
    public void destroy() {
        former.destroy();
    }
}
