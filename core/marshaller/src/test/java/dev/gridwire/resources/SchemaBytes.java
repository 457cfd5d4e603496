// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntConsumer;

/** Writes schemas as a stranger would, who keeps no rule, and payloads that carry them. */
final class SchemaBytes {

    /** The flags of a level with {@code readObject}. */
    static final int READ_OBJECT = 4 << 1;
    private static final int MOST_BYTES = 64 << 20;
    private static final int HEADER = 0x88;
    private static final int FINAL = 32;

    private final WireOutput out = new WireOutput(MOST_BYTES);

    /** Begins with the version and the name of the class that the schema is of. */
    SchemaBytes(String typeName) {
        out.writeByte(1);
        name(typeName);
    }

    SchemaBytes name(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        out.writeVarint(bytes.length);
        out.writeBytes(bytes, 0, bytes.length);
        return this;
    }

    /** A count, and so many of what follows. */
    SchemaBytes list(int count, IntConsumer element) {
        out.writeVarint(count);
        for (int i = 0; i < count; i++) {
            element.accept(i);
        }
        return this;
    }

    /** The head of a class, before its levels. */
    SchemaBytes type(String name, Form form) {
        name(name);
        out.writeByte(form.ordinal() | (form == Form.CLASS ? FINAL : 0));
        return this;
    }

    /** The head of a level, before its slots; the class itself if the owner is empty. */
    SchemaBytes level(String owner, int flags) {
        name(owner);
        out.writeVarint(flags);
        return this;
    }

    SchemaBytes text(String name) {
        name(name);
        out.writeByte(SlotKind.STRING.ordinal());
        return this;
    }

    SchemaBytes slot(String name, SlotKind kind, String className) {
        name(name);
        out.writeByte(kind.ordinal());
        return name("L" + className.replace('.', '/') + ";");
    }

    /** Former names of nothing. */
    SchemaBytes noRenames() {
        return list(0, i -> {}).list(0, i -> {});
    }

    /** A class without fields or superclasses. */
    SchemaBytes empty(String name) {
        return type(name, Form.CLASS).list(0, i -> {});
    }

    SchemaBytes names(List<String> names) {
        return list(names.size(), i -> name(names.get(i)));
    }

    /** A payload whose root is of a class, as the schema has it. */
    byte[] payload(String typeName, byte[] body) {
        byte[] schema = out.toByteArray();
        WireOutput payload = new WireOutput(MOST_BYTES);
        payload.writeByte(HEADER);
        payload.writeByte(Tags.CARRIED);
        payload.writeByte(Tags.BY_NAME);
        WireStrings.write(payload, typeName);
        payload.writeFixedInt(hash(schema));
        payload.writeVarint(schema.length);
        payload.writeBytes(schema, 0, schema.length);
        payload.writeBytes(body, 0, body.length);
        return payload.toByteArray();
    }

    /** Any, if the schema is refused before its hash counts. */
    private static int hash(byte[] schema) {
        try {
            return SchemaDescription.parse(schema).hash();
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }
}
