// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.Marshaller;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.schema.SchemaException;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.inspect.InspectionException;
import dev.gridwire.inspect.PayloadInspector;
import dev.gridwire.registry.TypeListing;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.seal.Seal;
import dev.gridwire.settings.Settings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;

/** Readers of bytes besides the marshaller: the files of a build, the inspector, the seals, the grid. */
class OtherTargets {

    private static final int MOST_LINES = 10_000;
    private static final int TYPE_ID = 11;
    private static final byte[] KEY = "sixteen bytes or more".getBytes(StandardCharsets.US_ASCII);

    private static final PayloadInspector INSPECTOR = new PayloadInspector(
            LayoutResolver.of(new ReflectionSource(OtherTargets.class.getClassLoader())), SchemaStore.inPayload(), Map.of(),
            MOST_LINES);
    static final Marshaller SEALED = Reading.builder().canonical().seal(Seal.crc32c().accepting(Seal.hmac(KEY))).build();
    static final InternalSerializationService GRID = grid();

    private static InternalSerializationService grid() {
        GridwireSerializer serializer = new GridwireSerializer(TYPE_ID, builder -> builder
                .allowPackage(OtherTargets.class.getPackageName()).schemas(SchemaStore.inPayload()));
        SerializationConfig config = new SerializationConfig().setGlobalSerializerConfig(
                new GlobalSerializerConfig().setImplementation(serializer).setOverrideJavaSerialization(true));
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    @FuzzTest
    void inspection(byte[] input) {
        StringBuilder json = new StringBuilder();
        boolean understood;
        try {
            INSPECTOR.inspect(input, line -> { });
            understood = true;
        } catch (InspectionException documented) {
            understood = false;
        }
        try {
            INSPECTOR.inspectAsJson(input, json);
            Reading.require(understood, "JSON is made of what has no text", input);
        } catch (InspectionException documented) {
            Reading.require(!understood, "no JSON is made of what has a text", input);
        }
        Reading.require(json.indexOf("{") == 0 && json.lastIndexOf("}") == json.length() - 2, "the JSON has no end", input);
    }

    @FuzzTest
    void seals(byte[] input) {
        Reading.check(SEALED, input);
    }

    @FuzzTest
    void settings(byte[] input) throws IOException {
        try (OneFileLoader loader = new OneFileLoader(Settings.RESOURCE, input)) {
            Settings.read(loader, new Properties());
        } catch (IllegalArgumentException documented) {
            return;
        }
    }

    @FuzzTest
    void typeList(byte[] input) throws IOException {
        try (OneFileLoader loader = new OneFileLoader(TypeListing.RESOURCE, input)) {
            TypeListing.read(loader);
        } catch (IllegalArgumentException documented) {
            return;
        }
    }

    @FuzzTest
    void schemaFile(byte[] input) {
        Schema schema;
        try {
            schema = Schema.parse(new String(input, StandardCharsets.UTF_8), "input");
        } catch (SchemaException documented) {
            return;
        }
        String text = schema.text();
        Reading.require(Schema.parse(text, "text").text().equals(text), "a schema file is written otherwise again", input);
    }

    /** The content behind the serializer's id; the bytes before are Hazelcast's. */
    @FuzzTest
    void hazelcastSerializer(byte[] input) {
        ByteBuffer data = ByteBuffer.allocate(2 * Integer.BYTES + input.length).putInt(0).putInt(TYPE_ID).put(input);
        try {
            GRID.toObject(new HeapData(data.array()));
        } catch (HazelcastSerializationException documented) {
            return;
        }
    }
}
