// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.change.ClassState.Shape;
import dev.gridwire.trials.result.NamedChange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Changes that classes go through. Both states have a text {@code name}, which an old member changes. */
enum Change {
    FIELD_ADDED("field added", state("int id", "String name"), state("int id", "String name", "String colour")),
    FIELD_REMOVED("field removed", state("int id", "int weight", "String name"), state("int id", "String name")),
    FIELDS_REORDERED("fields reordered", state("int id", "String name", "String colour"),
            state("String colour", "String name", "int id")),
    FIELD_RENAMED("field renamed", state("int id", "String name", "String colour"),
            state("int id", "String name", "String paint")),
    INT_TO_LONG("int → long", state("int id", "int count", "String name"), state("int id", "long count", "String name")),
    LONG_TO_INT("long → int", state("int id", "long count", "String name"), state("int id", "int count", "String name")),
    INT_TO_INTEGER("int → Integer", state("int id", "int count", "String name"), state("int id", "Integer count", "String name")),
    INTEGER_TO_INT("Integer → int", state("int id", "Integer count", "String name"), state("int id", "int count", "String name")),
    STRING_TO_OBJECT("String → Object", state("int id", "String note", "String name"),
            state("int id", "Object note", "String name")),
    CONSTANT_INSERTED("enum constant inserted", enumerated("SOLD", "OPEN", "SOLD"), enumerated("SOLD", "OPEN", "HELD", "SOLD")),
    CONSTANT_APPENDED("enum constant appended", enumerated("SOLD", "OPEN", "SOLD"), enumerated("HELD", "OPEN", "SOLD", "HELD")),
    CONSTANT_REMOVED("enum constant removed", enumerated("SOLD", "OPEN", "HELD", "SOLD"), enumerated("SOLD", "OPEN", "SOLD")),
    CONSTANT_RENAMED("enum constant renamed", enumerated("SOLD", "OPEN", "SOLD"), enumerated("GONE", "OPEN", "GONE")),
    SUPERCLASS_ADDED("superclass added", state("int id", "String name"),
            state("int id", "String name").inheriting("String place")),
    SUPERCLASS_REMOVED("superclass removed", state("int id", "String name").inheriting("String place"),
            state("int id", "String name")),
    FIELD_MOVED_UP("field moved to the superclass", state("int id", "String name", "String colour").inheriting("String place"),
            state("int id", "String name").inheriting("String place", "String colour")),
    CLASS_TO_RECORD("class → record", state("int id", "String name"), state("int id", "String name").as(Shape.RECORD)),
    LIST_TO_ARRAY_LIST("List → ArrayList", state("int id", "List<String> tags", "String name"),
            state("int id", "ArrayList<String> tags", "String name")),
    ARRAY_TO_LIST("array → List", state("int id", "String[] tags", "String name"),
            state("int id", "List<String> tags", "String name")),
    FIELDS_FINAL("fields made final", state("int id", "String name"), state("int id", "String name").as(Shape.FINAL_FIELDS)),
    CLASS_RENAMED("class renamed", state("int id", "String name"), state("int id", "String name").renamed("Product")),
    UID_CHANGED("serialVersionUID changed", state("int id", "String name"), state("int id", "String name").uid(2));

    final ClassState before;
    final ClassState after;
    private final String title;

    Change(String title, ClassState before, ClassState after) {
        this.title = title;
        this.before = before;
        this.after = after;
    }

    private static ClassState state(String... fields) {
        return ClassState.of(fields);
    }

    private static ClassState enumerated(String constant, String... constants) {
        return state("int id", "Status status", "String name").status(constant, constants);
    }

    /** All of them by their names, for the results. */
    static List<NamedChange> named() {
        return Stream.of(values())
                .map(one -> new NamedChange(one.id(), one.title, one.before.source(), one.after.source())).toList();
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The content of a value of the new state, by the names that the old one has. */
    Map<String, @Nullable Object> byOldNames(Map<String, @Nullable Object> content) {
        Map<String, @Nullable Object> renamed = new TreeMap<>();
        content.forEach((name, value) -> renamed.put(
                this == FIELD_RENAMED && name.equals("paint") ? "colour" : name,
                this == CONSTANT_RENAMED && "GONE".equals(value) ? "SOLD" : value));
        return renamed;
    }
}
