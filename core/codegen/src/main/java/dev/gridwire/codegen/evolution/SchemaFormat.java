// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Origin;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.Hook;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Encodes a schema as bytes; {@code docs/wire-format.md} shows them under "schemas".
 *
 * <pre>
 * description  1 byte: 2, or 3 with renames | text typeName | varint count, layout … | renames of types | of slots
 * layout       text name | form, + 16 with writeReplace, + 32 final | varint count, level … | if enum: varint count, text …
 * level        text owner, empty for the layout's name | flags | varint count, slot …
 *              flags: 1 the platform's, 2 serialPersistentFields, 4 &lt;&lt; n the hook n
 * slot         text name | kind, + 64 an array of references, + 128 non-null | the type, where the kind does not say it
 * type         if an array: varint dimensions | text: a class's binary name; a primitive's descriptor
 * renames      varint count | count times: text name, varint count, text …
 * text         see SchemaTexts
 * </pre>
 *
 * Forms, hooks and kinds are written as their ordinals. If the first byte is 1, renames are always present, a text is a varint
 * byte count and UTF-8, and the type is a text with the descriptor.
 */
public final class SchemaFormat {

    /** Each text is written in full. */
    static final int PLAIN = 1;
    /** Texts may refer to earlier texts. */
    static final int PACKED = 2;
    static final int PACKED_WITH_RENAMES = 3;
    /**
     * A slot type with this character is a descriptor, not a name. It is needed for a class whose name equals a primitive's
     * descriptor.
     */
    static final char END_OF_DESCRIPTOR = ';';
    static final String PRIMITIVES = "ZBCSIJFD";
    static final int REPLACE = 16;
    static final int FINAL = 32;
    static final int PLATFORM = 1;
    static final int PERSISTENT = 2;
    static final int FIRST_HOOK = 4;
    static final int NON_NULL = 128;
    static final int ARRAY = 64;

    /** The limit on a name's length, because names are compared, joined and sorted for objects of a few bytes. */
    static final int MOST_CHARACTERS = 1_000;
    /** The limit on superclasses, because one that adds nothing takes no bytes in an object but is looked up for each. */
    static final int MOST_LEVELS = 256;
    /** The limit on former names, because a class is looked for by each of them. */
    static final int MOST_FORMER_NAMES = 64;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    /** Null if each text is written in full. */
    private final @Nullable SchemaTexts texts;
    private long characters;

    private SchemaFormat(@Nullable SchemaTexts texts) {
        this.texts = texts;
    }

    /**
     * Returns the bytes, which are the same for equal schemas.
     *
     * @throws IllegalArgumentException if no reader would accept the schema. It may not contain a name that the JVM does not
     *     accept, or one of more than {@value #MOST_CHARACTERS} characters. It may not have more than {@value #MOST_LEVELS}
     *     superclasses, or more than {@value #MOST_FORMER_NAMES} former names of one class or field.
     */
    public static byte[] write(DescribedSchema schema) {
        SchemaFormat packed = new SchemaFormat(new SchemaTexts());
        packed.description(schema);
        return packed.characters <= SchemaTexts.mostCharacters(packed.out.size()) ? packed.out.toByteArray() : plain(schema);
    }

    /** Returns the bytes with each text in full; what is made from a schema grows with these bytes. */
    public static byte[] plain(DescribedSchema schema) {
        SchemaFormat plain = new SchemaFormat(null);
        plain.description(schema);
        return plain.out.toByteArray();
    }

    private void description(DescribedSchema schema) {
        Renames renames = schema.renames();
        boolean renamed = !renames.types().isEmpty() || !renames.slots().isEmpty();
        out.write(texts == null ? PLAIN : renamed ? PACKED_WITH_RENAMES : PACKED);
        name(SchemaNames.CLASS, schema.typeName());
        varint(schema.schema().layouts().size());
        for (Layout layout : schema.schema().layouts()) {
            layout(layout);
        }
        if (renamed || texts == null) {
            renames(renames.types(), SchemaNames.CLASS, SchemaNames.CLASS);
            renames(renames.slots(), SchemaNames.FIELD_OF_CLASS, SchemaNames.FIELD);
        }
    }

    /**
     * Reads the bytes that {@link #write} returned.
     *
     * @throws IllegalArgumentException if the bytes are not a schema, or of another version; nothing is allocated before its
     *     bytes have been seen
     */
    public static DescribedSchema read(byte[] bytes) {
        return new SchemaParser(bytes, 0, bytes.length).parse();
    }

    /** As {@link #read(byte[])}, for a part of an array. */
    public static DescribedSchema read(byte[] bytes, int offset, int length) {
        return new SchemaParser(bytes, offset, length).parse();
    }

    /**
     * Returns the class name at the beginning of a schema's bytes, without reading the rest.
     *
     * @throws IllegalArgumentException if the bytes do not begin with a name
     */
    public static String typeName(byte[] bytes, int offset, int length) {
        return new SchemaParser(bytes, offset, length).typeName();
    }

    /** Returns the descriptor of all slots of a kind; empty if they differ. */
    public static String descriptorOf(SlotKind kind) {
        if (kind == SlotKind.STRING) {
            return "Ljava/lang/String;";
        }
        if (kind.boxed().isPresent()) {
            return "L" + kind.boxed().get().box().replace('.', '/') + ";";
        }
        return kind.primitive().isPresent() ? String.valueOf(kind.primitive().get().descriptor()) : "";
    }

    private void layout(Layout layout) {
        name(SchemaNames.CLASS, layout.typeName());
        out.write(layout.form().ordinal()
                | (layout.writeReplaceOwner().isPresent() ? REPLACE : 0)
                | (layout.isFinal() ? FINAL : 0));
        List<Level> levels = new ArrayList<>();
        for (Level level : layout.levels()) {
            if (says(level)) {
                levels.add(level);
            }
        }
        count(levels.size(), MOST_LEVELS, "A class has too many superclasses");
        for (Level level : levels) {
            level(level, layout.typeName());
        }
        if (layout.form() == Form.ENUM) {
            varint(layout.enumConstants().size());
            layout.enumConstants().forEach(each -> name(SchemaNames.CONSTANT, each));
        }
    }

    /** Returns whether the level adds anything. A level that does not is not part of a fingerprint either. */
    private static boolean says(Level level) {
        return !level.slots().isEmpty() || !level.hooks().isEmpty() || level.isCustom() || level.origin() != Origin.USER;
    }

    private void level(Level level, String typeName) {
        if (level.owner().equals(typeName)) {
            text("");
        } else {
            name(SchemaNames.CLASS, level.owner());
        }
        int flags = (level.origin() == Origin.PLATFORM ? PLATFORM : 0) | (level.persistentFields() ? PERSISTENT : 0);
        for (Hook hook : level.hooks()) {
            flags |= FIRST_HOOK << hook.ordinal();
        }
        varint(flags);
        varint(level.slots().size());
        for (Slot slot : level.slots()) {
            slot(slot);
        }
    }

    private void slot(Slot slot) {
        name(SchemaNames.FIELD, slot.name());
        boolean nonNull = slot.nullability() == Nullability.NON_NULL && !slot.kind().isPrimitive();
        int kind = slot.kind().ordinal() | (nonNull ? NON_NULL : 0);
        if (!descriptorOf(slot.kind()).isEmpty()) {
            out.write(kind);
        } else if (texts == null) {
            out.write(kind);
            text(slot.descriptor());
        } else {
            type(kind, slot.descriptor());
        }
    }

    private void type(int kind, String descriptor) {
        int dimensions = descriptor.lastIndexOf('[') + 1;
        out.write(kind | (dimensions > 0 ? ARRAY : 0));
        if (dimensions > 0) {
            varint(dimensions);
        }
        String element = descriptor.substring(dimensions);
        String name = element.length() == 1 ? element : element.substring(1, element.length() - 1).replace('/', '.');
        text(element.equals(elementOf(name, dimensions)) ? name : element);
    }

    /** Returns the descriptor of a slot's type, or of the element type of its arrays, given the type's text. */
    static String elementOf(String text, int dimensions) {
        if (text.indexOf(END_OF_DESCRIPTOR) >= 0 || dimensions > 0 && text.length() == 1 && PRIMITIVES.contains(text)) {
            return text;
        }
        return 'L' + text.replace('.', '/') + END_OF_DESCRIPTOR;
    }

    private void renames(Map<String, List<String>> renames, SchemaNames keys, SchemaNames formerNames) {
        varint(renames.size());
        new TreeMap<>(renames).forEach((name, former) -> {
            name(keys, name);
            count(former.size(), MOST_FORMER_NAMES, "A class or field has too many former names");
            former.forEach(each -> name(formerNames, each));
        });
    }

    /** Applies the same rules as a reader. */
    private void name(SchemaNames kind, String name) {
        requireWithin(name.length(), kind.mostCharacters(), "A name is too long for a schema");
        if (!kind.admits(name)) {
            throw new IllegalArgumentException("The JVM accepts no such name: " + kind.noun() + "=" + EscapedNames.of(name));
        }
        text(name);
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
        characters += text.length();
        if (texts == null) {
            bytes(text, 1);
            return;
        }
        int place = texts.placeOf(text);
        if (place >= 0) {
            varint(place << 2 | 1);
            return;
        }
        int relative = texts.placeOfRelative(text);
        if (relative >= 0) {
            int shared = SchemaTexts.shared(texts.at(relative), text);
            varint(relative << 2 | 3);
            varint(shared);
            bytes(text.substring(shared), 1);
        } else {
            bytes(text, 2);
        }
        if (!text.isEmpty()) {
            texts.add(text);
        }
    }

    private void bytes(String text, int factor) {
        byte[] bytes = NameBytes.of(text);
        varint(bytes.length * factor);
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
