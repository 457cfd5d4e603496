// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Jackson Smile through a ByteArraySerializer, with no annotation on the classes. */
final class SmileContestant implements GridMechanism {

    @Override
    public void configure(SerializationConfig config, Workload<?> workload, int typeId) {
        GridMechanism.register(config, workload, new SmileSerializer(typeId, workload.types().get(0)));
    }

    @Override
    public Map<WorkloadFeature, String> unsupported() {
        return Map.of(
                WorkloadFeature.ABSTRACT_ELEMENTS,
                "Jackson does not write the class of an element: an abstract one cannot be read",
                WorkloadFeature.CYCLE, "Jackson writes trees: an object that refers to itself is refused");
    }

    @Override
    public String snippet(List<String> types) {
        return SnippetText.dependency("com.fasterxml.jackson.dataformat", "jackson-dataformat-smile", "jackson-dataformat-smile")
                + "// in a ByteArraySerializer for " + types.get(0) + "\nmapper.writerFor("
                + SnippetText.source(types.get(0)) + ".class)\n";
    }

    /** Jackson Smile for one root class; it reads fields and calls the constructor by the names of its parameters. */
    private static final class SmileSerializer implements ByteArraySerializer<Object> {

        private static final ObjectMapper MAPPER = SmileMapper.builder()
                .addModule(new ParameterNamesModule())
                .addModule(new JavaTimeModule())
                .addModule(new Jdk8Module())
                .visibility(PropertyAccessor.ALL, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
                .build();

        private final int typeId;
        private final ObjectWriter writer;
        private final ObjectReader reader;

        SmileSerializer(int typeId, Class<?> root) {
            this.typeId = typeId;
            writer = MAPPER.writerFor(root);
            reader = MAPPER.readerFor(root);
        }

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public byte[] write(Object value) throws IOException {
            return writer.writeValueAsBytes(value);
        }

        @Override
        public Object read(byte[] bytes) throws IOException {
            return reader.readValue(bytes);
        }
    }
}
