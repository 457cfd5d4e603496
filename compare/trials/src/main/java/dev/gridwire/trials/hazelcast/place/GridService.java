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

/** Hazelcast's serialization service without a member around it. */
public final class GridService implements ObjectCodec, AutoCloseable {

    private final InternalSerializationService service;

    private GridService(InternalSerializationService service) {
        this.service = service;
    }

    /** Creates a service from the configuration. */
    public static GridService of(SerializationConfig config) {
        return of(config, new SchemasInMemory(), null);
    }

    /**
     * Creates a service with a given class loader.
     *
     * @param schemas schemas that it shares with other services
     * @param loader null for none
     */
    public static GridService of(SerializationConfig config, SchemasInMemory schemas, @Nullable ClassLoader loader) {
        return new GridService(new DefaultSerializationServiceBuilder()
                .setConfig(config)
                .setSchemaService(schemas)
                .setClassLoader(loader)
                .build());
    }

    /** Whether a service uses this failure to refuse bytes or a value. */
    public static boolean isRefusal(Throwable thrown) {
        return thrown instanceof HazelcastSerializationException;
    }

    /** Returns the stored form: a header of eight bytes, with the partition's hash, and the payload. */
    public Data toData(Object value) {
        return Objects.requireNonNull(service.toData(value));
    }

    /** Returns the value; altered bytes may give null. */
    public @Nullable Object toObject(Data data) {
        return service.toObject(data);
    }

    /** Returns the stored form as bytes: eight more than the payload, and a map needs all of them. */
    @Override
    public byte[] write(Object value) {
        return toData(value).toByteArray();
    }

    /** Returns the value of the bytes, possibly null; throws whatever the service throws. The service may keep the array. */
    @Override
    public @Nullable Object read(byte[] bytes) {
        return toObject(new HeapData(bytes));
    }

    @Override
    public void close() {
        service.dispose();
    }
}
