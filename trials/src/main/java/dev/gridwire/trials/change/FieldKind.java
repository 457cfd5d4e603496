// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import org.jspecify.annotations.Nullable;

/** The types that fields have here. */
enum FieldKind {
    INT("int", "I", "int"),
    LONG("long", "J", "long"),
    INTEGER("Integer", "Ljava/lang/Integer;", ""),
    STRING("String", "Ljava/lang/String;", ""),
    OBJECT("Object", "Ljava/lang/Object;", ""),
    STATUS("Status", "Lshop/Status;", ""),
    STRINGS("String[]", "[Ljava/lang/String;", ""),
    LIST("List<String>", "Ljava/util/List;", ""),
    ARRAY_LIST("ArrayList<String>", "Ljava/util/ArrayList;", "");

    private final String source;
    private final String descriptor;
    private final boolean primitive;

    FieldKind(String source, String descriptor, String primitive) {
        this.source = source;
        this.descriptor = descriptor;
        this.primitive = !primitive.isEmpty();
    }

    /** As Java writes it. */
    String source() {
        return source;
    }

    /** As class files write it. */
    String descriptor() {
        return descriptor;
    }

    boolean isPrimitive() {
        return primitive;
    }

    /** With its type arguments, as class files write it; null where it has none. */
    @Nullable String signature() {
        return switch (this) {
            case LIST -> "Ljava/util/List<Ljava/lang/String;>;";
            case ARRAY_LIST -> "Ljava/util/ArrayList<Ljava/lang/String;>;";
            default -> null;
        };
    }
}
