// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

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
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads the bytes of {@link SchemaFormat}, which may come from anyone. */
final class SchemaParser {

    private static final int MAX_DIMENSIONS = 64;
    private static final int MAX_VARINT_SHIFT = 28;
    private static final SlotKind[] KINDS = SlotKind.values();
    private static final Form[] FORMS = Form.values();
    private static final Hook[] HOOKS = Hook.values();

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private final List<String> texts = new ArrayList<>(SchemaTexts.KNOWN);
    private final long allowedCharacters;
    private int at;
    private int version;
    private long characters;

    SchemaParser(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.begin = offset;
        this.at = offset;
        this.end = offset + length;
        this.allowedCharacters = SchemaTexts.mostCharacters(length);
    }

    /** Returns the name at the beginning. */
    String typeName() {
        version = octet();
        if (version < SchemaFormat.PLAIN || version > SchemaFormat.PACKED_WITH_RENAMES) {
            throw new IllegalArgumentException("A schema has another version: version=" + version + ", supported="
                    + SchemaFormat.PLAIN + " to " + SchemaFormat.PACKED_WITH_RENAMES + "; use a Gridwire that knows it");
        }
        return name(SchemaNames.CLASS);
    }

    DescribedSchema parse() {
        String typeName = typeName();
        List<Layout> layouts = list(this::layout);
        for (int i = 1; i < layouts.size(); i++) {
            if (layouts.get(i - 1).typeName().compareTo(layouts.get(i).typeName()) >= 0) {
                throw malformed("its classes are not in the order of their names, each once");
            }
        }
        Renames renames = version == SchemaFormat.PACKED ? Renames.NONE : new Renames(
                renames(SchemaNames.CLASS, SchemaNames.CLASS), renames(SchemaNames.FIELD_OF_CLASS, SchemaNames.FIELD));
        if (at != end) {
            throw malformed("bytes follow it");
        }
        return new DescribedSchema(typeName, new Schema(layouts), renames);
    }

    private Layout layout() {
        String name = name(SchemaNames.CLASS);
        int form = octet();
        List<Level> levels = levels(name);
        int place = form & ~(SchemaFormat.REPLACE | SchemaFormat.FINAL);
        if (place >= FORMS.length) {
            throw malformed("no form has this number: form=" + form);
        }
        return new Layout(
                name,
                FORMS[place],
                (form & SchemaFormat.FINAL) != 0,
                levels,
                FORMS[place] == Form.ENUM ? list(() -> name(SchemaNames.CONSTANT)) : List.of(),
                (form & SchemaFormat.REPLACE) == 0 ? Optional.empty() : Optional.of(name),
                Optional.empty(),
                new Construction(Construction.Way.NONE, name, "", List.of()));
    }

    private List<Level> levels(String typeName) {
        List<Level> levels = list(() -> level(typeName));
        Set<String> owners = new HashSet<>();
        for (Level level : levels) {
            if (!owners.add(level.owner())) {
                throw malformed("a class stands twice among its own superclasses");
            }
        }
        if (levels.size() > SchemaFormat.MOST_LEVELS) {
            throw malformed("a class has too many superclasses: count=" + levels.size() + ", limit="
                    + SchemaFormat.MOST_LEVELS);
        }
        return levels;
    }

    private Level level(String typeName) {
        String written = string(SchemaFormat.MOST_CHARACTERS);
        String owner = written.isEmpty() ? typeName : require(SchemaNames.CLASS, written);
        int flags = varint();
        List<Hook> hooks = new ArrayList<>();
        for (Hook hook : HOOKS) {
            if ((flags & SchemaFormat.FIRST_HOOK << hook.ordinal()) != 0) {
                hooks.add(hook);
            }
        }
        return new Level(
                owner,
                (flags & SchemaFormat.PLATFORM) == 0 ? Origin.USER : Origin.PLATFORM,
                (flags & SchemaFormat.PERSISTENT) != 0,
                hooks,
                list(() -> slot(owner)));
    }

    private Slot slot(String owner) {
        String name = name(SchemaNames.FIELD);
        int octet = octet();
        boolean isArray = version != SchemaFormat.PLAIN && (octet & SchemaFormat.ARRAY) != 0;
        int place = octet & ~(SchemaFormat.NON_NULL | (isArray ? SchemaFormat.ARRAY : 0));
        if (place >= KINDS.length) {
            throw malformed("no kind of slot has this number: kind=" + octet);
        }
        SlotKind kind = KINDS[place];
        String known = SchemaFormat.descriptorOf(kind);
        String descriptor = known.isEmpty() ? descriptor(isArray) : known;
        boolean nonNull = kind.isPrimitive() || (octet & SchemaFormat.NON_NULL) != 0;
        return new Slot(
                owner,
                name,
                TypeRef.ofDescriptor(descriptor),
                descriptor,
                kind,
                nonNull ? Nullability.NON_NULL : Nullability.NULLABLE,
                Uniqueness.UNSPECIFIED);
    }

    private String descriptor(boolean isArray) {
        if (version == SchemaFormat.PLAIN) {
            return requireDescriptor(string(MAX_DIMENSIONS + SchemaFormat.MOST_CHARACTERS + 2));
        }
        int dimensions = isArray ? varint() : 0;
        String element = SchemaFormat.elementOf(string(SchemaFormat.MOST_CHARACTERS + 2), dimensions);
        if (dimensions > MAX_DIMENSIONS) {
            throw malformed("an array has too many dimensions: dimensions=" + dimensions + ", limit=" + MAX_DIMENSIONS);
        }
        return requireDescriptor("[".repeat(dimensions) + element);
    }

    private String requireDescriptor(String text) {
        int dimensions = 0;
        while (dimensions < text.length() && text.charAt(dimensions) == '[') {
            dimensions++;
        }
        String element = text.substring(dimensions);
        boolean named = SchemaNames.isDescriptor(element);
        boolean primitive = dimensions > 0 && element.length() == 1 && SchemaFormat.PRIMITIVES.contains(element);
        if (dimensions > MAX_DIMENSIONS || !named && !primitive) {
            throw malformed("this is no descriptor of a reference");
        }
        return text;
    }

    private Map<String, List<String>> renames(SchemaNames keys, SchemaNames former) {
        Map<String, List<String>> renames = new HashMap<>();
        list(() -> renames.put(name(keys), formerNames(former)));
        return renames;
    }

    private List<String> formerNames(SchemaNames kind) {
        List<String> names = list(() -> name(kind));
        if (names.size() > SchemaFormat.MOST_FORMER_NAMES) {
            throw malformed("something has too many former names: count=" + names.size() + ", limit="
                    + SchemaFormat.MOST_FORMER_NAMES);
        }
        return names;
    }

    private <T> List<T> list(Supplier<T> element) {
        int count = varint();
        if (count > end - at) {
            throw malformed("a list has more elements than bytes are left: count=" + count + ", left=" + (end - at));
        }
        List<T> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(element.get());
        }
        return list;
    }

    private String name(SchemaNames kind) {
        return require(kind, string(kind.mostCharacters()));
    }

    private String require(SchemaNames kind, String name) {
        if (!kind.admits(name)) {
            throw malformed("the JVM accepts no such name: " + kind.noun() + "=" + EscapedNames.of(name));
        }
        return name;
    }

    private String string(int mostCharacters) {
        String text = version == SchemaFormat.PLAIN ? bytes(varint()) : packed();
        if (text.length() > mostCharacters) {
            throw malformed("a name is too long: characters=" + text.length() + ", limit=" + mostCharacters);
        }
        return text;
    }

    private String packed() {
        int head = varint();
        boolean isEarlier = (head & 1) != 0;
        if (isEarlier && head >>> 2 >= texts.size()) {
            throw malformed("no text stands at this place: place=" + (head >>> 2) + ", texts=" + texts.size());
        }
        String text;
        if (!isEarlier) {
            text = bytes(head >>> 1);
        } else if ((head & 2) == 0) {
            text = texts.get(head >>> 2);
        } else {
            text = beginning(texts.get(head >>> 2), varint()) + bytes(varint());
        }
        characters += text.length();
        if (characters > allowedCharacters) {
            throw malformed("its texts are too long for its bytes: limit=" + allowedCharacters);
        }
        if ((head & 3) != 1 && !text.isEmpty()) {
            texts.add(text);
        }
        return text;
    }

    private String beginning(String text, int count) {
        if (count > text.length()) {
            throw malformed("a text is shorter than what is taken of it: length=" + text.length() + ", taken=" + count);
        }
        return text.substring(0, count);
    }

    private String bytes(int length) {
        if (length > end - at) {
            throw malformed("a text is longer than the bytes that are left: length=" + length + ", left=" + (end - at));
        }
        String text = NameBytes.parse(bytes, at, length);
        if (text == null) {
            throw malformed("a text is no UTF-8");
        }
        at += length;
        return text;
    }

    private int varint() {
        int value = 0;
        for (int shift = 0; shift <= MAX_VARINT_SHIFT; shift += 7) {
            int octet = octet();
            value |= (octet & 0x7f) << shift;
            if (octet < 0x80) {
                if (value < 0) {
                    break;
                }
                return value;
            }
        }
        throw malformed("a number is too large");
    }

    private int octet() {
        if (at >= end) {
            throw malformed("it ends too early");
        }
        return bytes[at++] & 0xff;
    }

    private IllegalArgumentException malformed(String rule) {
        return new IllegalArgumentException("The bytes are no schema: " + rule + ", offset=" + (at - begin));
    }
}
