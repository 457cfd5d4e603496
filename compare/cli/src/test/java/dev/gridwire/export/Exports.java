// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** The libraries that read exported schemas. */
final class Exports {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    /** The library's own: GenericData with it takes and gives LocalDate, BigDecimal and so on. */
    static final GenericData AVRO = data();

    private Exports() {}

    private static GenericData data() {
        GenericData data = new GenericData();
        data.addLogicalTypeConversion(new Conversions.BigDecimalConversion());
        data.addLogicalTypeConversion(new Conversions.UUIDConversion());
        data.addLogicalTypeConversion(new TimeConversions.DateConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimeMicrosConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimestampMicrosConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimestampMillisConversion());
        data.addLogicalTypeConversion(new TimeConversions.LocalTimestampMicrosConversion());
        return data;
    }

    /** Returns a schema that its own dialect finds valid. */
    static JsonSchema jsonSchema(String text, JsonNode parsed) {
        // A factory keeps each schema that it made.
        JsonSchemaFactory factory = JsonSchemaFactory.getInstance(VersionFlag.V202012);
        Set<ValidationMessage> faults = factory.getSchema(SchemaLocation.of(DIALECT)).validate(parsed);
        if (!faults.isEmpty()) {
            throw new AssertionError(faults + "\n" + text);
        }
        return factory.getSchema(parsed);
    }

    static Object writtenAndRead(Object datum, Schema schema) {
        return read(written(datum, schema), schema, AVRO);
    }

    /** Returns the same datum without the library's classes for times and numbers, which it does not compare. */
    static Object plain(Object datum, Schema schema) {
        return read(written(datum, schema), schema, GenericData.get());
    }

    private static byte[] written(Object datum, Schema schema) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
            new GenericDatumWriter<>(schema, AVRO).write(datum, encoder);
            encoder.flush();
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object read(byte[] bytes, Schema schema, GenericData data) {
        try {
            return new GenericDatumReader<>(schema, schema, data).read(null, DecoderFactory.get().binaryDecoder(bytes, null));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
