// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.GridwireException;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.hazelcast.metrics.SerializerBean;
import java.io.IOException;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Serializes any plain object by Gridwire: for all classes that Hazelcast has no serializer for (by the service file of
 * {@code gridwire-hazelcast-auto}, or as the global serializer), or for single classes. Thread-safe; one may serve any number of
 * classes and instances of Hazelcast.
 */
public final class GridwireSerializer implements StreamSerializer<Object> {

    /** What a keypad of a telephone makes of the name. Members and clients must have the same. */
    public static final int TYPE_ID = 47_439_473;

    private final int typeId;
    private final Marshallers marshallers;
    private final SerializerBean bean;

    /** Makes one. */
    public GridwireSerializer() {
        this(TYPE_ID, builder -> builder);
    }

    /**
     * Makes one for marshallers as told.
     *
     * @param typeId above 0, the same on all members and clients, and no other serializer's
     * @param settings says to a builder what may be marshalled; called once a class loader, which is set already
     */
    public GridwireSerializer(int typeId, UnaryOperator<MarshallerBuilder> settings) {
        if (typeId <= 0) {
            throw new IllegalArgumentException("A type id is above 0: typeId=" + typeId);
        }
        Objects.requireNonNull(settings, "settings");
        this.typeId = typeId;
        this.marshallers = new Marshallers(
                contextLoader(), loader -> settings.apply(Marshaller.builder().classLoader(loader)).build());
        this.bean = SerializerBean.show(marshallers::statistics);
    }

    /** What it did so far; also by JMX, as {@link SerializerBean} says. */
    public Statistics statistics() {
        return marshallers.statistics();
    }

    /** Its statistics are no more shown by JMX. It works on, for other instances of Hazelcast that may have it. */
    @Override
    public void destroy() {
        bean.close();
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, Object value) throws IOException {
        try {
            Frame.write(marshallers.writing(value.getClass()), value, out);
        } catch (GridwireException e) {
            throw new HazelcastSerializationException(e.getMessage(), e);
        }
    }

    @Override
    public @Nullable Object read(ObjectDataInput in) throws IOException {
        try {
            return Frame.read(marshallers.reading(in.getClassLoader()), in);
        } catch (GridwireException e) {
            throw new HazelcastSerializationException(e.getMessage(), e);
        }
    }

    private static ClassLoader contextLoader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context != null ? context : Objects.requireNonNull(GridwireSerializer.class.getClassLoader());
    }
}
