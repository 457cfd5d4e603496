// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.Hook;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Computes a layout's 64-bit hash: FNV-1a (offset basis 0xcbf29ce484222325, prime 0x100000001b3) over the UTF-8 bytes of this
 * text, where a line feed ends each line:
 *
 * <pre>
 * gridwire-layout 1
 * type NAME
 * form FORM [final]                          a constant of Form
 * replace                                    only if writeReplace is called
 * level OWNER ORIGIN [custom] [HOOK …]       for each level with slots or custom content, and each of the platform
 * slot NAME KIND DESCRIPTOR [non-null]       for each slot of the level, in order
 * constant NAME                              for each enum constant, in order
 * </pre>
 *
 * <p>Names are binary names. In names, characters up to the blank, and halves of surrogate pairs, are written as {@code [} and
 * four hexadecimal digits: {@code My[0020Order}. No name of a class, field or constant contains that bracket. If a name in
 * {@code serialPersistentFields} has it in front of four digits, the bracket is written as {@code [005b}. So two different
 * layouts have different texts.
 *
 * <p>Kinds are the constants of {@link SlotKind}. Hooks are those of WRITE_OBJECT, READ_OBJECT and READ_OBJECT_NO_DATA that the
 * level has. A level that adds nothing is omitted, so an empty superclass may come and go.
 *
 * <p>The following are not part of the hash, and so may change: access and {@code final} of fields, interfaces, methods,
 * constructors, static and transient fields, and fields that the enhancer adds. The same holds for annotations other than those
 * for null, type arguments, {@code serialVersionUID}, and {@code readResolve}. It does not matter either which other slots can
 * hold the same object.
 */
public final class Fingerprint {

    private static final long OFFSET_BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    /** The hexadecimal digits of an escape. */
    private static final int DIGITS = 4;

    private Fingerprint() {}

    static long of(Layout layout) {
        return hash(text(layout).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the 64-bit FNV-1a hash. */
    public static long hash(byte[] bytes) {
        long hash = OFFSET_BASIS;
        for (byte each : bytes) {
            hash = (hash ^ each & 0xFF) * PRIME;
        }
        return hash;
    }

    static String text(Layout layout) {
        StringBuilder text = new StringBuilder("gridwire-layout 1\n");
        line(text, "type", word(layout.typeName()));
        line(text, "form", layout.form().name() + (layout.isFinal() ? " final" : ""));
        if (layout.writeReplaceOwner().isPresent()) {
            line(text, "replace");
        }
        for (Level level : layout.levels()) {
            level(text, level);
        }
        for (String constant : layout.enumConstants()) {
            line(text, "constant", word(constant));
        }
        return text.toString();
    }

    private static void level(StringBuilder text, Level level) {
        if (level.slots().isEmpty() && level.hooks().isEmpty() && !level.isCustom() && level.origin() == Origin.USER) {
            return;
        }
        text.append("level ").append(word(level.owner())).append(' ').append(level.origin());
        text.append(level.persistentFields() ? " fields" : "");
        for (Hook hook : level.hooks()) {
            text.append(' ').append(hook);
        }
        text.append('\n');
        for (Slot slot : level.slots()) {
            line(text, "slot", word(slot.name()), slot.kind().name(), type(slot.descriptor()) + nonNull(slot));
        }
    }

    private static String nonNull(Slot slot) {
        return slot.nullability() == Nullability.NON_NULL && !slot.kind().isPrimitive() ? " non-null" : "";
    }

    /** Returns a descriptor with brackets in front of the class that stand for dimensions. */
    private static String type(String descriptor) {
        int dimensions = descriptor.lastIndexOf("[L") + 1;
        String element = descriptor.substring(dimensions);
        String word = word(element);
        return word.equals(element) ? descriptor : descriptor.substring(0, dimensions) + word;
    }

    private static String word(String name) {
        StringBuilder word = null;
        for (int i = 0; i < name.length(); i++) {
            boolean parts = parts(name, i);
            if (parts && word == null) {
                word = new StringBuilder(name.length() + 8).append(name, 0, i);
            }
            if (word != null && parts) {
                word.append('[').append(HexFormat.of().toHexDigits(name.charAt(i)));
            } else if (word != null) {
                word.append(name.charAt(i));
            }
        }
        return word == null ? name : word.toString();
    }

    /** Returns whether the character would separate words or lines, cannot be encoded in UTF-8, or looks like such an escape. */
    private static boolean parts(String name, int at) {
        char each = name.charAt(at);
        if (each == '[') {
            return hasDigits(name, at + 1);
        }
        return each <= ' ' || Character.isSurrogate(each) && !isPair(name, at);
    }

    /** Returns whether the digits of an escape follow. Names may come from payloads, so nothing is made for each bracket. */
    private static boolean hasDigits(String name, int begin) {
        int end = begin + DIGITS;
        if (end > name.length()) {
            return false;
        }
        for (int i = begin; i < end; i++) {
            char digit = name.charAt(i);
            if ((digit < '0' || digit > '9') && (digit < 'a' || digit > 'f')) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPair(String name, int at) {
        int first = Character.isLowSurrogate(name.charAt(at)) ? at - 1 : at;
        return first >= 0 && Character.charCount(name.codePointAt(first)) == 2;
    }

    private static void line(StringBuilder text, String... words) {
        for (int i = 0; i < words.length; i++) {
            text.append(i == 0 ? "" : " ").append(words[i]);
        }
        text.append('\n');
    }
}
