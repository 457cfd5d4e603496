// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A stranger's payload with a false schema changes nothing for other payloads. */
class ForgedSchemasTest {

    private static final String NAME = "forged.Order";
    /** The header and two tags. */
    private static final int BEFORE_NAME = 3;
    private static final int ONE_BYTE_LENGTH = 0x80;

    private final ClassLoader writers = loader("public class Order { public int a = 11; public int b = 22; }");
    private final ClassLoader readers = loader("public class Order { public long a; public int b; public String c; }");
    private final SchemaDescription real = describe(NAME, writers);
    private final byte[] payload = marshaller(writers, SchemaStore.inPayload()).marshal(make(writers));
    private final byte[] named = marshaller(writers, SchemaStore.inMemory()).marshal(make(writers));

    private static ClassLoader loader(String source) {
        Map<String, byte[]> files = Compiler.compile(Map.of(NAME, "package forged; " + source));
        return new BytesLoader(files, ForgedSchemasTest.class.getClassLoader());
    }

    private static Object make(ClassLoader loader) {
        try {
            return loader.loadClass(NAME).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Marshaller marshaller(ClassLoader loader, SchemaStore store) {
        return Marshaller.builder().classLoader(loader).allowPackage("forged").schemas(store).build();
    }

    private static SchemaDescription describe(String name, ClassLoader loader) {
        Schema schema = Schema.of(name, LayoutResolver.of(new ReflectionSource(loader)));
        return SchemaDescription.of(new DescribedSchema(name, schema, Renames.NONE));
    }

    /** Another schema with the same hash, whose 32 bits were tried some billion times: one slot, where the real one has two. */
    private SchemaDescription twin() {
        Layout layout = real.schema().schema().layouts().get(0);
        Slot first = layout.slots().get(0);
        Slot both = new Slot(NAME, "dlrzgbf", first.type(), "I", first.kind(), first.nullability(), first.uniqueness());
        Level level = layout.levels().get(0);
        Level forged = new Level(NAME, level.origin(), false, level.hooks(), List.of(both));
        Layout other = new Layout(NAME, layout.form(), false, List.of(forged), List.of(), Optional.empty(), Optional.empty(),
                new Construction(Construction.Way.NONE, NAME, "", List.of()));
        return SchemaDescription.of(new DescribedSchema(NAME, new Schema(List.of(other)), Renames.NONE));
    }

    /** The payload with another schema in the place of its own, and a part of its body. */
    private byte[] with(byte[] description, int bodyBytes) {
        byte[] own = real.toByteArray();
        int at = indexOf(payload, own);
        assertThat(at).as("the payload carries its schema").isPositive();
        assertThat(own.length).isLessThan(ONE_BYTE_LENGTH);
        assertThat(description.length).isLessThan(ONE_BYTE_LENGTH);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(payload, 0, at - 1);
        bytes.write(description.length);
        bytes.writeBytes(description);
        bytes.write(payload, at + own.length, bodyBytes);
        return bytes.toByteArray();
    }

    private static int indexOf(byte[] bytes, byte[] part) {
        for (int i = 0; i + part.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + part.length, part, 0, part.length)) {
                return i;
            }
        }
        return -1;
    }

    @Test
    @Proves(topic = Topic.EVOLUTION, value = "A schema that a payload carries serves payloads with the same bytes only")
    void anotherSchemaOfTheSameHashIsNoOtherPayloads() {
        SchemaDescription twin = twin();
        assertThat(twin.hash()).isEqualTo(real.hash());
        assertThat(twin).isNotEqualTo(real);
        byte[] forged = with(twin.toByteArray(), 1);
        for (boolean forgedFirst : new boolean[] {true, false}) {
            Marshaller reader = marshaller(readers, SchemaStore.inPayload());
            if (forgedFirst) {
                readHarmlessly(reader, forged);
            }
            assertThat(GraphText.of(reader.unmarshal(payload))).isEqualTo("Order{a=11L, b=22, c=null}");
            readHarmlessly(reader, forged);
            assertThat(GraphText.of(reader.unmarshal(payload))).isEqualTo("Order{a=11L, b=22, c=null}");
        }
    }

    @Test
    void aCarriedSchemaIsNotTheOneThatAnotherPayloadNames() {
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        assertThat(GraphText.of(reader.unmarshal(payload))).isEqualTo("Order{a=11L, b=22, c=null}");
        assertThatThrownBy(() -> reader.unmarshal(named))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=" + NAME)
                .hasMessageContaining("payloadSchema=" + Integer.toHexString(real.hash()));
    }

    @Test
    void aStoreCountsMoreThanWhatAStrangerSent() {
        SchemaStore store = SchemaStore.inMemory();
        store.publish(real);
        Marshaller reader = marshaller(readers, store);
        readHarmlessly(reader, with(twin().toByteArray(), 1));
        assertThat(GraphText.of(reader.unmarshal(named))).isEqualTo("Order{a=11L, b=22, c=null}");
    }

    @Test
    void aSchemaUnderAnotherHashIsMalformed() {
        SchemaDescription other = describe(NAME, loader("public class Order { public int b = 1; public int x = 1; }"));
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        assertThatThrownBy(() -> reader.unmarshal(with(other.toByteArray(), 2)))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("is not the one that it names");
    }

    @Test
    void aSchemaOfAnotherClassIsMalformed() {
        Layout layout = real.schema().schema().layouts().get(0);
        DescribedSchema otherRoot = new DescribedSchema("forged.Other", new Schema(List.of(layout)), Renames.NONE);
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        byte[] ofAnother = with(SchemaDescription.of(otherRoot).toByteArray(), 2);
        assertThatThrownBy(() -> reader.unmarshal(called(NAME, ofAnother)))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("the schema that the payload carries is another class's");
        // Without a name of its own the payload is of the schema's class, which is not here.
        assertThatThrownBy(() -> reader.unmarshal(ofAnother))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("class=forged.Other");
    }

    /** The payload with a name of its own in front of the schema. */
    private static byte[] called(String name, byte[] payload) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(payload, 0, BEFORE_NAME);
        bytes.write((name.length() << 2) + 1);
        bytes.writeBytes(name.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(payload[BEFORE_NAME]).as("no name").isZero();
        bytes.write(payload, BEFORE_NAME + 1, payload.length - BEFORE_NAME - 1);
        return bytes.toByteArray();
    }

    @Test
    void aPayloadMayNameItsClassItself() {
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        assertThat(GraphText.of(reader.unmarshal(called(NAME, payload)))).isEqualTo("Order{a=11L, b=22, c=null}");
    }

    @Test
    void noiseInPlaceOfASchemaIsMalformed() {
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        byte[] description = real.toByteArray();
        for (int length = 0; length < description.length; length++) {
            byte[] prefix = Arrays.copyOf(description, length);
            assertThatThrownBy(() -> reader.unmarshal(with(prefix, 2))).isInstanceOf(MalformedBytesException.class);
        }
    }

    @Test
    @Proves(topic = Topic.HISTORY, value = "Forged schemas by the thousand leave a reader as it was")
    void forgedSchemasByTheThousandLeaveTheReaderAsItWas() {
        Marshaller reader = marshaller(readers, SchemaStore.inPayload());
        byte[] description = real.toByteArray();
        for (int i = 0; i < 3_000; i++) {
            // Another former name each: the hash stays.
            Renames renames = new Renames(Map.of(), Map.of(NAME + "#a", List.of("former" + i)));
            DescribedSchema forged = new DescribedSchema(NAME, real.schema().schema(), renames);
            byte[] bytes = SchemaDescription.of(forged).toByteArray();
            assertThat(bytes).isNotEqualTo(description);
            assertThat(GraphText.of(reader.unmarshal(with(bytes, 2)))).isEqualTo("Order{a=11L, b=22, c=null}");
        }
        assertThat(GraphText.of(reader.unmarshal(payload))).isEqualTo("Order{a=11L, b=22, c=null}");
    }

    private static void readHarmlessly(Marshaller reader, byte[] forged) {
        try {
            reader.unmarshal(forged);
        } catch (GridwireException expected) {
            assertThat(expected.getMessage()).isNotEmpty();
        }
    }
}
