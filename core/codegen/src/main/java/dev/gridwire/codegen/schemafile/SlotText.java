// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.evolution.SchemaFormat;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes and parses a slot as a word:
 *
 * <pre>
 * total:long   note:string!   box:boxed-int   lines:collection:java.util.List   codes:primitive-array:int[]
 * </pre>
 *
 * <p>It holds the name, the kind, the type unless the kind implies it, and an exclamation mark if it is never null.
 */
final class SlotText {

    private static final int MAX_DIMENSIONS = 64;

    private static final Map<String, SlotKind> KINDS =
            Stream.of(SlotKind.values()).collect(Collectors.toUnmodifiableMap(SlotText::word, kind -> kind));

    private SlotText() {}

    static String of(Slot slot) {
        String known = SchemaFormat.descriptorOf(slot.kind());
        boolean nonNull = slot.nullability() == Nullability.NON_NULL && !slot.kind().isPrimitive();
        return Words.of(slot.name()) + ':' + word(slot.kind())
                + (known.isEmpty() ? ':' + type(slot.descriptor()) : "")
                + (nonNull ? "!" : "");
    }

    private static String word(SlotKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Parses a slot of the named class. */
    static Slot parse(String text, String owner) {
        boolean marked = text.endsWith("!");
        String[] parts = (marked ? text.substring(0, text.length() - 1) : text).split(":", -1);
        if (parts.length < 2 || parts.length > 3) {
            throw new IllegalArgumentException("A field is name:kind or name:kind:type: field=" + text);
        }
        SlotKind kind = kind(parts[1]);
        String known = SchemaFormat.descriptorOf(kind);
        if (known.isEmpty() != (parts.length == 3)) {
            throw new IllegalArgumentException("Fields of some kinds have a type, others none: field=" + text);
        }
        String descriptor = known.isEmpty() ? descriptor(parts[2]) : known;
        return new Slot(
                owner,
                Words.name(parts[0]),
                TypeRef.ofDescriptor(descriptor),
                descriptor,
                kind,
                marked || kind.isPrimitive() ? Nullability.NON_NULL : Nullability.NULLABLE,
                Uniqueness.UNSPECIFIED);
    }

    private static SlotKind kind(String word) {
        SlotKind kind = KINDS.get(word);
        if (kind == null) {
            throw new IllegalArgumentException("There is no such kind of field: kind=" + word);
        }
        return kind;
    }

    /** Returns the type name of a descriptor, as in source code. */
    static String type(String descriptor) {
        int dimensions = descriptor.lastIndexOf('[') + 1;
        String element = descriptor.substring(dimensions);
        String name = element.charAt(0) == 'L'
                ? className(element.substring(1, element.length() - 1).replace('/', '.'))
                : PrimitiveType.ofDescriptor(element.charAt(0)).toString();
        return name + "[]".repeat(dimensions);
    }

    /** Escapes a class that has the name of a primitive type, which the JVM accepts. */
    private static String className(String name) {
        boolean primitive = Stream.of(PrimitiveType.values()).anyMatch(each -> each.toString().equals(name));
        return primitive ? String.format("\\u%04x", (int) name.charAt(0)) + name.substring(1) : Words.of(name);
    }

    private static String descriptor(String type) {
        int dimensions = 0;
        String element = type;
        while (element.endsWith("[]")) {
            element = element.substring(0, element.length() - 2);
            dimensions++;
        }
        if (dimensions > MAX_DIMENSIONS) {
            throw new IllegalArgumentException("An array has at most " + MAX_DIMENSIONS + " dimensions: type=" + type);
        }
        for (PrimitiveType each : PrimitiveType.values()) {
            if (dimensions > 0 && each.toString().equals(element)) {
                return "[".repeat(dimensions) + each.descriptor();
            }
        }
        return "[".repeat(dimensions) + 'L' + Words.name(element).replace('.', '/') + ';';
    }
}
