// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.hazelcast.place.SchemasInMemory;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Hazelcast's serialization service as a codec; its bytes have eight more than a payload, of which a map needs each. */
final class GridCodec implements Codec {

    private final GridService service;

    private GridCodec(ClassVersion version, SerializationConfig config, SchemasInMemory schemas) {
        service = GridService.of(config, schemas, version.loader());
    }

    /** Compact with a serializer written by hand for each version of each class. */
    static Function<ClassVersion, Codec> compact() {
        return compact(HandWrittenVersion::compact);
    }

    /** Compact by reflection. The classes are Serializable, which Hazelcast would prefer; so they are named. */
    static Function<ClassVersion, Codec> compactByReflection() {
        return compact((config, version) -> addClasses(config, version.types()));
    }

    static void addClasses(SerializationConfig config, List<Class<?>> types) {
        types.stream().filter(type -> !type.isEnum()).forEach(config.getCompactSerializationConfig()::addClass);
    }

    private static Function<ClassVersion, Codec> compact(BiConsumer<SerializationConfig, ClassVersion> setup) {
        SchemasInMemory schemas = new SchemasInMemory();
        return version -> {
            SerializationConfig config = new SerializationConfig();
            setup.accept(config, version);
            return new GridCodec(version, config, schemas);
        };
    }

    /** Portable, with a version for each version of the classes. */
    static Codec portable(ClassVersion version) {
        SerializationConfig config = new SerializationConfig();
        HandWrittenVersion.portable(config, version);
        return new GridCodec(version, config, new SchemasInMemory());
    }

    @Override
    public byte[] write(Object value) {
        return service.write(value);
    }

    @Override
    public Object read(byte[] bytes) {
        return Objects.requireNonNull(service.read(bytes));
    }
}
