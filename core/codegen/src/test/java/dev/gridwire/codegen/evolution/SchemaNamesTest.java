// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.TypeRef;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writer and reader of schemas have one rule for names. */
class SchemaNamesTest {

    private static DescribedSchema schema(String className, String field, String type, String constant) {
        String descriptor = 'L' + type.replace('.', '/') + ';';
        Slot slot = new Slot(className, field, TypeRef.ofDescriptor(descriptor), descriptor, SlotKind.OBJECT,
                Nullability.NULLABLE, Uniqueness.UNSPECIFIED);
        Level level = new Level(className, Origin.USER, false, List.of(), List.of(slot));
        return new DescribedSchema(className, new Schema(List.of(
                layout(className, Form.CLASS, List.of(level), List.of()),
                layout(className + "2", Form.ENUM, List.of(), List.of(constant)))), Renames.NONE);
    }

    private static Layout layout(String name, Form form, List<Level> levels, List<String> constants) {
        return new Layout(name, form, false, levels, constants, Optional.empty(), Optional.empty(),
                new Construction(Construction.Way.NONE, name, "", List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "com.acme.My Order, item no, com.acme.My Item, IN STOCK",
        "'\t', '\n', ' ', ' '",
        "a:b, a#b, Z, 1",
        "a.\ud800, \udfff, \ud83d\ude00\ud83d.a, \udc00\ud800",
        "a.\ufffd, \ufffd\ud800, \uffff, a\u0000b",
    })
    void whatTheJvmAcceptsIsWrittenAndRead(String className, String field, String type, String constant) {
        DescribedSchema schema = schema(className, field, type, constant);
        for (byte[] bytes : List.of(SchemaFormat.write(schema), SchemaFormat.plain(schema))) {
            DescribedSchema read = SchemaFormat.read(bytes);
            assertThat(read.typeName()).isEqualTo(className);
            assertThat(read.hash()).isEqualTo(schema.hash());
            Slot slot = read.schema().layouts().get(0).slots().get(0);
            assertThat(slot.name()).isEqualTo(field);
            assertThat(slot.descriptor()).isEqualTo('L' + type.replace('.', '/') + ';');
            assertThat(read.schema().layouts().get(1).enumConstants()).containsExactly(constant);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a..b, a, a, a, class=a..b",
        "a/b, a, a, a, class=a/b",
        "'', a, a, a, class=",
        "a, '', a, a, field=",
        "a, a, a, a.b, constant=a.b",
        "a, a, a, '', constant=",
        "'a;\n', a, a, a, class=a;\\u000a",
    })
    void whatItRefusesIsNotWritten(String className, String field, String type, String constant, String message) {
        assertThatThrownBy(() -> SchemaFormat.write(schema(className, field, type, constant)))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("The JVM accepts no such name: " + message);
    }

    @Test
    void whatItRefusesIsNotRead() {
        byte[] bytes = SchemaFormat.write(schema("com.acme.My Order", "item no", "a.B", "IN STOCK"));
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        for (String changed : List.of(text.replace("My Order", "My/Order"), text.replace("IN STOCK", "IN;STOCK"),
                text.replace("My Order", "My..rder"))) {
            assertThatThrownBy(() -> SchemaFormat.read(changed.getBytes(StandardCharsets.ISO_8859_1)))
                    .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("the JVM accepts no such name");
        }
        byte[] garbled = text.replace("item no", "item\u00ffno").getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> SchemaFormat.read(garbled)).hasMessageContaining("a text is no UTF-8");
    }

    @Test
    void aNameThatNoReaderTakesIsTooLongForAWriter() {
        assertThat(SchemaFormat.read(SchemaFormat.write(schema("a".repeat(999), "b".repeat(1_000), "c", "d"))).typeName())
                .hasSize(999);
        assertThatThrownBy(() -> SchemaFormat.write(schema("a".repeat(1_001), "b", "c", "d")))
                .hasMessage("A name is too long for a schema: count=1001, limit=1000");
    }

    @Test
    void hashSignsInNamesOfRenamedFieldsAreKept() {
        Renames renames = new Renames(Map.of(), Map.of(FieldKeys.of("com.a#b", "c#d"), List.of("e#f", "My Field")));
        DescribedSchema schema = schema("com.a#b", "c#d", "a", "b");
        DescribedSchema read = SchemaFormat.read(SchemaFormat.write(
                new DescribedSchema(schema.typeName(), schema.schema(), renames)));
        assertThat(read.renames().formerSlots("com.a#b", "c#d")).containsExactly("e#f", "My Field");
        assertThat(FieldKeys.owner("com.a#b#c/d")).isEqualTo("com.a#b");
        assertThat(FieldKeys.name("com.a#b#c/d")).isEqualTo("c#d");
    }

    @Test
    void settingsSayThemWithEscapes() {
        Renames renames = RenamedKeys.parse("com.acme.My\\u0020Order#item\\u0023no", "item\\u0020no, number");
        assertThat(renames.formerSlots("com.acme.My Order", "item#no")).containsExactly("item no", "number");
        for (String key : List.of("com.acme.My Order", "a..b", "a#b.c", "a#", "#b", "a#b#c")) {
            assertThatThrownBy(() -> RenamedKeys.parse(key, "x")).hasMessageContaining("A former name belongs to a class");
        }
        assertThatThrownBy(() -> RenamedKeys.parse("a", "b*")).hasMessageContaining("A former name belongs to a class");
    }
}
