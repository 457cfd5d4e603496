// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.Hook;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A schema as bytes; {@code docs/wire-format.md} draws them under "schemas".
 *
 * <pre>
 * description  1 (version) | string typeName | varint count, layout … | renames of types | of slots
 * layout       string name | form, + 16 with writeReplace, + 32 final | varint count, level … | if enum: varint count, string …
 * level        string owner, empty for the layout's name | flags | varint count, slot …
 *              flags: 1 the platform's, 2 serialPersistentFields, 4 &lt;&lt; n the hook n
 * slot         string name | kind, + 128 non-null | string descriptor, where the kind does not say it
 * renames      varint count | count times: string name, varint count, string …
 * string       varint count of bytes | UTF-8
 * </pre>
 *
 * Forms, hooks and kinds go by their place in their enums.
 */
public final class SchemaFormat {

    static final int VERSION = 1;
    static final int REPLACE = 16;
    static final int FINAL = 32;
    static final int PLATFORM = 1;
    static final int PERSISTENT = 2;
    static final int FIRST_HOOK = 4;
    static final int NON_NULL = 128;

    /** Names are compared, joined and sorted for objects of a few bytes. */
    static final int MOST_CHARACTERS = 1_000;
    /** A class that adds nothing has no bytes in an object, but is asked for each. */
    static final int MOST_LEVELS = 256;
    /** A class is looked for by each. */
    static final int MOST_FORMER_NAMES = 64;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private SchemaFormat() {}

    /**
     * Gives the bytes, the same for equal schemas.
     *
     * @throws IllegalArgumentException if no reader would take it: a name of more than {@value #MOST_CHARACTERS} characters, more
     *     than {@value #MOST_LEVELS} superclasses or more than {@value #MOST_FORMER_NAMES} former names of one class or field
     */
    public static byte[] write(DescribedSchema schema) {
        SchemaFormat format = new SchemaFormat();
        format.out.write(VERSION);
        format.string(schema.typeName());
        format.varint(schema.schema().layouts().size());
        schema.schema().layouts().forEach(format::layout);
        format.renames(schema.renames().types());
        format.renames(schema.renames().slots());
        return format.out.toByteArray();
    }

    /**
     * Reads what {@link #write} gave.
     *
     * @throws IllegalArgumentException if the bytes are none, or of another version; nothing is allocated before its bytes are
     *     there
     */
    public static DescribedSchema read(byte[] bytes) {
        return new SchemaParser(bytes, 0, bytes.length).parse();
    }

    /** As {@link #read(byte[])}, from a part of an array. */
    public static DescribedSchema read(byte[] bytes, int offset, int length) {
        return new SchemaParser(bytes, offset, length).parse();
    }

    /** The descriptor of all slots of a kind; empty where they differ. */
    public static String descriptorOf(SlotKind kind) {
        if (kind == SlotKind.STRING) {
            return "Ljava/lang/String;";
        }
        Optional<String> box = kind.boxed().map(type -> "L" + type.box().replace('.', '/') + ";");
        return box.or(() -> kind.primitive().map(type -> String.valueOf(type.descriptor()))).orElse("");
    }

    private void layout(Layout layout) {
        string(layout.typeName());
        out.write(layout.form().ordinal()
                | (layout.writeReplaceOwner().isPresent() ? REPLACE : 0)
                | (layout.isFinal() ? FINAL : 0));
        List<Level> levels = layout.levels().stream().filter(SchemaFormat::says).toList();
        count(levels.size(), MOST_LEVELS, "A class has too many superclasses");
        levels.forEach(level -> level(level, layout.typeName()));
        if (layout.form() == Form.ENUM) {
            strings(layout.enumConstants());
        }
    }

    /** Whether the level adds anything; one that does not is no part of a fingerprint either. */
    private static boolean says(Level level) {
        return !level.slots().isEmpty() || !level.hooks().isEmpty() || level.isCustom() || level.origin() != Origin.USER;
    }

    private void level(Level level, String typeName) {
        string(level.owner().equals(typeName) ? "" : level.owner());
        int flags = (level.origin() == Origin.PLATFORM ? PLATFORM : 0) | (level.persistentFields() ? PERSISTENT : 0);
        for (Hook hook : level.hooks()) {
            flags |= FIRST_HOOK << hook.ordinal();
        }
        varint(flags);
        varint(level.slots().size());
        level.slots().forEach(this::slot);
    }

    private void slot(Slot slot) {
        string(slot.name());
        boolean nonNull = slot.nullability() == Nullability.NON_NULL && !slot.kind().isPrimitive();
        out.write(slot.kind().ordinal() | (nonNull ? NON_NULL : 0));
        if (descriptorOf(slot.kind()).isEmpty()) {
            text(slot.descriptor());
        }
    }

    private void renames(Map<String, List<String>> renames) {
        varint(renames.size());
        new TreeMap<>(renames).forEach((name, former) -> {
            // A field's key holds the name of its class, too.
            name(name, 2 * MOST_CHARACTERS + 1);
            count(former.size(), MOST_FORMER_NAMES, "A class or field has too many former names");
            former.forEach(this::string);
        });
    }

    private void strings(List<String> texts) {
        varint(texts.size());
        texts.forEach(this::string);
    }

    private void string(String text) {
        name(text, MOST_CHARACTERS);
    }

    private void name(String text, int most) {
        requireWithin(text.length(), most, "A name is too long for a schema");
        text(text);
    }

    private void count(int count, int most, String rule) {
        requireWithin(count, most, rule);
        varint(count);
    }

    private static void requireWithin(int count, int most, String rule) {
        if (count > most) {
            throw new IllegalArgumentException(rule + ": count=" + count + ", limit=" + most);
        }
    }

    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        varint(bytes.length);
        out.writeBytes(bytes);
    }

    private void varint(int value) {
        int rest = value;
        while (rest >= 0x80) {
            out.write(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
