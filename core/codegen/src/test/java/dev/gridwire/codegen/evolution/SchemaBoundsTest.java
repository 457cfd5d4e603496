// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Schemas that no writer writes, since their treatment would cost more than their bytes. */
class SchemaBoundsTest {

    @SuppressWarnings("unused")
    record Point(int x) {}

    private static final String NAME = Point.class.getName();

    private static DescribedSchema renamed(List<String> former) {
        return Schemas.of(Point.class, new Renames(Map.of(NAME, former), Map.of()));
    }

    /** Classes without fields, each with superclasses that have a hook. */
    private static byte[] schema(List<String> names, List<String> owners) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(1);
        string(out, names.get(0));
        out.write(names.size());
        for (String name : names) {
            string(out, name);
            out.write(0);
            varint(out, owners.size());
            for (String owner : owners) {
                string(out, owner);
                out.write(SchemaFormat.FIRST_HOOK);
                out.write(0);
            }
        }
        out.write(0);
        out.write(0);
        return out.toByteArray();
    }

    private static void string(ByteArrayOutputStream out, String text) {
        varint(out, text.length());
        out.writeBytes(text.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    }

    private static void varint(ByteArrayOutputStream out, int value) {
        int rest = value;
        for (; rest >= 0x80; rest >>>= 7) {
            out.write(rest | 0x80);
        }
        out.write(rest);
    }

    private static List<String> numbered(int count) {
        return IntStream.range(0, count).mapToObj(i -> "n" + i).toList();
    }

    private static void assertRefused(byte[] schema, String rule) {
        assertThatThrownBy(() -> SchemaFormat.read(schema))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(rule);
    }

    @Test
    void classesStandOnceAndInOrder() {
        assertThat(SchemaFormat.read(schema(List.of("A", "B"), List.of())).schema().layouts()).hasSize(2);
        assertRefused(schema(List.of("B", "A"), List.of()), "in the order of their names");
        assertRefused(schema(List.of("A", "A"), List.of()), "in the order of their names");
    }

    @Test
    void superclassesStandOnceAndAreNotTooMany() {
        assertThat(SchemaFormat.read(schema(List.of("A"), numbered(256))).schema().layouts().get(0).levels()).hasSize(256);
        assertRefused(schema(List.of("A"), numbered(257)), "count=257, limit=256");
        assertRefused(schema(List.of("A"), List.of("S", "S")), "a class stands twice");
        assertRefused(schema(List.of("A"), List.of("", "A")), "a class stands twice");
    }

    @Test
    void namesAreNotTooLong() {
        String longest = "a".repeat(1_000);
        assertThat(SchemaFormat.read(schema(List.of(longest), List.of())).typeName()).isEqualTo(longest);
        assertRefused(schema(List.of(longest + "a"), List.of()), "characters=1001, limit=1000");
        assertRefused(schema(List.of("A"), List.of(longest + "a")), "characters=1001, limit=1000");
        assertThat(SchemaFormat.read(SchemaFormat.write(renamed(List.of(longest)))).renames().formerTypes(NAME))
                .containsExactly(longest);
        assertThatThrownBy(() -> SchemaFormat.write(renamed(List.of(longest + "a"))))
                .hasMessage("A name is too long for a schema: count=1001, limit=1000");
    }

    @Test
    void formerNamesAreNotTooMany() {
        assertThat(SchemaFormat.read(SchemaFormat.write(renamed(numbered(64)))).renames().formerTypes(NAME)).hasSize(64);
        assertThatThrownBy(() -> SchemaFormat.write(renamed(numbered(65))))
                .hasMessage("A class or field has too many former names: count=65, limit=64");
        byte[] most = SchemaFormat.plain(renamed(Collections.nCopies(64, "f")));
        byte[] more = new byte[most.length + 2];
        int count = most.length - 2 * 64 - 2;
        System.arraycopy(most, 0, more, 0, most.length - 1);
        assertThat(more[count]).isEqualTo((byte) 64);
        more[count] = 65;
        more[most.length - 1] = 1;
        more[most.length] = 'f';
        assertRefused(more, "count=65, limit=64");
    }
}
