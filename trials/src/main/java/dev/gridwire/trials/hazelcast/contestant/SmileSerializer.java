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
import com.hazelcast.nio.serialization.ByteArraySerializer;
import java.io.IOException;

/** Smile for one root class; it reads fields and calls the constructor by its parameters' names. */
final class SmileSerializer implements ByteArraySerializer<Object> {

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
