// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.util.stream.Stream;

/**
 * The types that fields of changing classes have, and the methods by which Portable and Compact write them: the ends of the names
 * of {@code writeInt}, {@code readInt} and their like.
 */
enum EvolvingKind {
    INT("int", "I", "Int", "Int32"),
    LONG("long", "J", "Long", "Int64"),
    DOUBLE("double", "D", "Double", "Float64"),
    BOOLEAN("boolean", "Z", "Boolean", "Boolean"),
    STRING("String", "Ljava/lang/String;", "String", "String"),
    LONGS("long[]", "[J", "LongArray", "ArrayOfInt64"),
    /** By its name. */
    STATUS("Status", "Lshop/Status;", "String", "String"),
    LINES("List<OrderLine>", "Ljava/util/List;", "PortableArray", "ArrayOfCompact");

    private final String source;
    private final String descriptor;
    private final String portable;
    private final String compact;

    EvolvingKind(String source, String descriptor, String portable, String compact) {
        this.source = source;
        this.descriptor = descriptor;
        this.portable = portable;
        this.compact = compact;
    }

    static EvolvingKind of(String source) {
        return Stream.of(values()).filter(one -> one.source.equals(source)).findFirst().orElseThrow();
    }

    /** As class files write it. */
    String descriptor() {
        return descriptor;
    }

    String portable() {
        return portable;
    }

    String compact() {
        return compact;
    }
}
