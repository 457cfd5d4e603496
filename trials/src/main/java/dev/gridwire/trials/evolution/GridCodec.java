// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.internal.serialization.impl.compact.SchemaService;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.place.SchemasInMemory;
import java.util.Objects;

/** Hazelcast's serialization service; its bytes have eight more than a payload, of which a map needs each. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
final class GridCodec implements Codec {

    private final InternalSerializationService service;

    private GridCodec(Side side, SerializationConfig config, SchemaService schemas) {
        service = new DefaultSerializationServiceBuilder()
                .setConfig(config)
                .setClassLoader(Sides.loader(side))
                .setSchemaService(schemas)
                .build();
    }

    static CodecPair compact(Sides sides) {
        SchemaService schemas = new SchemasInMemory();
        return new CodecPair(
                new GridCodec(sides.before(), withSerializers(sides.before()), schemas),
                new GridCodec(sides.after(), withSerializers(sides.after()), schemas));
    }

    private static SerializationConfig withSerializers(Side side) {
        SerializationConfig config = new SerializationConfig();
        side.compactSerializers().forEach(config.getCompactSerializationConfig()::addSerializer);
        return config;
    }

    static CodecPair compactByReflection(Sides sides, EvolvingCase subject) {
        SchemaService schemas = new SchemasInMemory();
        return new CodecPair(
                new GridCodec(sides.before(), withClasses(sides.before(), subject), schemas),
                new GridCodec(sides.after(), withClasses(sides.after(), subject), schemas));
    }

    /** The classes are Serializable, which Hazelcast would prefer; so they are named. */
    private static SerializationConfig withClasses(Side side, EvolvingCase subject) {
        SerializationConfig config = new SerializationConfig();
        side.types(subject).stream()
                .filter(type -> !type.isEnum())
                .forEach(config.getCompactSerializationConfig()::addClass);
        return config;
    }

    static CodecPair portable(Sides sides) {
        return new CodecPair(
                new GridCodec(sides.before(), withFactory(sides.before(), 1), new SchemasInMemory()),
                new GridCodec(sides.after(), withFactory(sides.after(), 2), new SchemasInMemory()));
    }

    private static SerializationConfig withFactory(Side side, int version) {
        return new SerializationConfig()
                .addPortableFactory(Side.PORTABLE_FACTORY, side::portable)
                .setPortableVersion(version);
    }

    @Override
    public byte[] write(Object value) {
        Data data = service.toData(value);
        return data.toByteArray();
    }

    @Override
    public Object read(byte[] bytes) {
        return Objects.requireNonNull(service.toObject(new HeapData(bytes)));
    }
}
