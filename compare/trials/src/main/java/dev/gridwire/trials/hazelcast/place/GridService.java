// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.trials.codec.ObjectCodec;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Hazelcast's serialization service with no member around it. */
public final class GridService implements ObjectCodec, AutoCloseable {

    private final InternalSerializationService service;

    private GridService(InternalSerializationService service) {
        this.service = service;
    }

    /** Makes one by the configuration. */
    public static GridService of(SerializationConfig config) {
        return of(config, new SchemasInMemory(), null);
    }

    /**
     * Makes one with a loader of its own.
     *
     * @param schemas that it shares with others
     * @param loader null for none
     */
    public static GridService of(SerializationConfig config, SchemasInMemory schemas, @Nullable ClassLoader loader) {
        return new GridService(new DefaultSerializationServiceBuilder()
                .setConfig(config)
                .setSchemaService(schemas)
                .setClassLoader(loader)
                .build());
    }

    /** Whether a failure is the one by which a service refuses bytes or a value. */
    public static boolean isRefusal(Throwable thrown) {
        return thrown instanceof HazelcastSerializationException;
    }

    /** Gives the stored form: a header of eight bytes, which has the partition's hash in it, and the payload. */
    public Data toData(Object value) {
        return Objects.requireNonNull(service.toData(value));
    }

    /** Gives the value again; null where altered bytes say so. */
    public @Nullable Object toObject(Data data) {
        return service.toObject(data);
    }

    /** Gives the stored form, as bytes: eight more than a payload, of which a map needs each. */
    @Override
    public byte[] write(Object value) {
        return toData(value).toByteArray();
    }

    /** Gives the value of the bytes, which may be null; throws whatever the service throws. The array may be kept. */
    @Override
    public @Nullable Object read(byte[] bytes) {
        return toObject(new HeapData(bytes));
    }

    @Override
    public void close() {
        service.dispose();
    }
}
