// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.lang.annotation.Annotation;

/**
 * The kind of a class according to {@code kotlin.Metadata}. Its {@code k} is 1 for classes and objects. Its {@code d1} is a table
 * of names, followed by {@code ProtoBuf.Class} of the Kotlin compiler (metadata.proto) as protobuf, whose field 1 holds flags:
 *
 * <pre>
 * bit  0            1 2 3        4 5        6 7 8
 *      annotations  visibility   modality   kind: 5 an object, 6 a companion object
 * </pre>
 */
enum KotlinKind {
    /** An object with a name. */
    OBJECT,
    /** An object that belongs to a class. */
    COMPANION,
    /** Not an object. */
    OTHER,
    /** The metadata does not tell, because a tool removed it. */
    UNKNOWN;

    private static final int CLASS = 1;
    private static final int KIND_AT = 6;
    private static final int KIND_MASK = 7;
    private static final int OBJECT_KIND = 5;
    private static final int COMPANION_KIND = 6;
    private static final int FLAGS_TAG = 8;
    private static final int GROUP = 7;
    private static final int GROUP_MASK = 0x7f;
    private static final int MORE = 0x80;
    private static final int MAX_GROUPS = 5;

    /** Reads the kind from the metadata. */
    static KotlinKind of(Annotation metadata) {
        try {
            if ((Integer) value(metadata, "k") != CLASS) {
                return OTHER;
            }
            String[] parts = (String[]) value(metadata, "d1");
            return of(String.join("", parts));
        } catch (ReflectiveOperationException | ClassCastException e) {
            return UNKNOWN;
        }
    }

    private static Object value(Annotation metadata, String name) throws ReflectiveOperationException {
        return metadata.annotationType().getMethod(name).invoke(metadata);
    }

    /** Decodes the flags. If the first character is 0, each other one is a byte; older compilers packed seven bits into one. */
    private static KotlinKind of(String data) {
        if (data.isEmpty() || data.charAt(0) != 0) {
            return UNKNOWN;
        }
        int table = varint(data, 1);
        int begin = behind(data, 1) + Math.max(0, table);
        if (table < 0 || begin >= data.length()) {
            return UNKNOWN;
        }
        // Without the field, the default applies: it is a class.
        return data.charAt(begin) == FLAGS_TAG ? ofFlags(varint(data, begin + 1)) : OTHER;
    }

    private static KotlinKind ofFlags(int flags) {
        int kind = flags >> KIND_AT & KIND_MASK;
        return flags < 0 ? UNKNOWN : kind == OBJECT_KIND ? OBJECT : kind == COMPANION_KIND ? COMPANION : OTHER;
    }

    /** Returns a number of protobuf; -1 if there is none. */
    private static int varint(String data, int at) {
        int value = 0;
        for (int i = 0; i < MAX_GROUPS && at + i < data.length(); i++) {
            value |= (data.charAt(at + i) & GROUP_MASK) << i * GROUP;
            if ((data.charAt(at + i) & MORE) == 0) {
                return value;
            }
        }
        return -1;
    }

    private static int behind(String data, int at) {
        int next = at;
        while (next < data.length() && (data.charAt(next) & MORE) != 0) {
            next++;
        }
        return next + 1;
    }
}
