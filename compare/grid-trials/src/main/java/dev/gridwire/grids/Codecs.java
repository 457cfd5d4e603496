// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Sets up libraries in the same way in each grid: as in Hazelcast, unless the grid has its own way. */
public final class Codecs {

    /** The package of the values' classes. */
    public static final String WORKLOADS = "dev.gridwire.trials.workload";

    private Codecs() {}

    /** Java serialization, with a stream for each value. */
    public static ObjectCodec java(Workload<?> workload) {
        return ofThreads(Contestant.JAVA, workload);
    }

    /** Kryo with registered classes and references, one for each thread. */
    public static ObjectCodec kryo(Workload<?> workload) {
        return ofThreads(Contestant.KRYO, workload);
    }

    /** Fory, set up in the same way. */
    public static ObjectCodec fory(Workload<?> workload) {
        return ofThreads(Contestant.FORY, workload);
    }

    private static ObjectCodec ofThreads(Contestant contestant, Workload<?> workload) {
        ThreadLocal<ObjectCodec> codecs = ThreadLocal.withInitial(() -> contestant.codec(workload));
        return new ObjectCodec() {
            @Override
            public byte[] write(Object value) {
                return codecs.get().write(value);
            }

            @Override
            public @Nullable Object read(byte[] bytes) {
                return codecs.get().read(bytes);
            }
        };
    }

    /** Returns a mapper that reads fields and calls constructors by the names of their parameters. */
    public static ObjectMapper mapper() {
        return JsonMapper.builder()
                .addModule(new ParameterNamesModule())
                .visibility(PropertyAccessor.ALL, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
                .build();
    }

    /** Gridwire by default: a value holds the names of its classes, and their schemas unless the grid has a place for them. */
    public static UnaryOperator<MarshallerBuilder> gridwire() {
        return builder -> {
            types().map(Class::getPackageName).distinct().forEach(builder::allowPackage);
            return builder;
        };
    }

    /** Gridwire alone, set up as in {@link #registered}; one marshaller for all threads. */
    static ObjectCodec marshaller() {
        return new GridwireCodec(registered().apply(Marshaller.builder()).build());
    }

    /** Passes arrays of bytes through, for a grid that has no such codec. */
    public static ObjectCodec arrays() {
        return BytesCodec.INSTANCE;
    }

    private static Stream<Class<?>> types() {
        return Workloads.all().stream().<Class<?>>flatMap(each -> each.types().stream()).distinct();
    }

    /** Gridwire with ids for all classes, and schemas stored separately. */
    public static UnaryOperator<MarshallerBuilder> registered() {
        SchemaStore schemas = SchemaStore.inMemory();
        List<Class<?>> types = types().toList();
        return builder -> MeasuredMarshallers.register(builder, types).schemas(schemas);
    }
}
