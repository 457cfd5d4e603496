// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.compact.Schema;
import com.hazelcast.internal.serialization.impl.compact.SchemaService;
import dev.gridwire.proof.compare.GraphDifference;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Hazelcast's real serialization, without a member. */
public final class Grid {

    private final InternalSerializationService service;
    private final Map<Long, Schema> schemas;

    /** Serializes the classes of a loader; schemas may be shared with another grid. */
    public Grid(ClassLoader loader, SerializationConfig config, Map<Long, Schema> schemas) {
        this.schemas = schemas;
        this.service = new DefaultSerializationServiceBuilder()
                .setClassLoader(loader)
                .setConfig(config)
                .setSchemaService(new Schemas(schemas))
                .build();
    }

    /** Of its own schemas. */
    public Grid(ClassLoader loader, SerializationConfig config) {
        this(loader, config, new ConcurrentHashMap<>());
    }

    /** Writes an object; the first bytes are Hazelcast's own. */
    public Data write(Object object) {
        return service.toData(object);
    }

    /** Reads an object. */
    public Object read(Data data) {
        return service.toObject(data);
    }

    /** Writes and reads an object. */
    public Object roundTrip(Object object) {
        return read(write(object));
    }

    /** Those that are known. */
    public Map<Long, Schema> schemas() {
        return schemas;
    }

    /** The service itself. */
    public InternalSerializationService service() {
        return service;
    }

    /** Writes and reads an object as Java does. */
    public static Object javaRoundTrip(Object object, ClassLoader loader) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
            output.writeObject(object);
        }
        try (ObjectInputStream input = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass type) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(type.getName(), false, loader);
                } catch (ClassNotFoundException e) {
                    return super.resolveClass(type);
                }
            }
        }) {
            return input.readObject();
        }
    }

    /** Schemas without a cluster to hold them. */
    private record Schemas(Map<Long, Schema> byId) implements SchemaService {

        @Override
        public Schema get(long schemaId) {
            return byId.get(schemaId);
        }

        @Override
        public void put(Schema schema) {
            byId.put(schema.getSchemaId(), schema);
        }

        @Override
        public void putLocal(Schema schema) {
            put(schema);
        }
    }

    /** Whether a set or map behind a view is of another class than it was, with the same content. */
    public static boolean isBehindAView(GraphDifference difference) {
        return difference.kind() == GraphDifference.Kind.TYPE && difference.path().endsWith(".<0>");
    }
}
