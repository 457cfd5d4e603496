// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class in one state.
 *
 * @param name its simple name
 * @param fields that it declares, in their order
 * @param inherited that its superclass declares; empty where it has none
 * @param constants of the enum {@code Status}; empty where no field has it
 * @param constant the one that values have
 * @param shape the kind of class
 * @param uid its serialVersionUID
 */
record ClassState(
        String name,
        List<FieldOf> fields,
        List<FieldOf> inherited,
        List<String> constants,
        String constant,
        Shape shape,
        long uid) {

    /** All classes are in it. */
    static final String PACKAGE = "shop";
    static final String SUPERCLASS = "Stock";
    static final String ENUM = "Status";

    /** A field. */
    record FieldOf(String name, FieldKind kind) {}

    /** The kind of class. */
    enum Shape {
        CLASS,
        FINAL_FIELDS,
        RECORD
    }

    /** The usual class, with these fields: {@code "int id", "String name"}. */
    static ClassState of(String... fields) {
        return new ClassState("Article", parse(fields), List.of(), List.of(), "", Shape.CLASS, 1);
    }

    private static List<FieldOf> parse(String... fields) {
        List<FieldOf> parsed = new ArrayList<>();
        for (String field : fields) {
            int space = field.lastIndexOf(' ');
            String type = field.substring(0, space);
            FieldKind kind = Arrays.stream(FieldKind.values()).filter(one -> one.source().equals(type)).findFirst().orElseThrow();
            parsed.add(new FieldOf(field.substring(space + 1), kind));
        }
        return List.copyOf(parsed);
    }

    ClassState inheriting(String... fieldsOfSuperclass) {
        return new ClassState(name, fields, parse(fieldsOfSuperclass), constants, constant, shape, uid);
    }

    ClassState status(String theConstant, String... allConstants) {
        return new ClassState(name, fields, inherited, List.of(allConstants), theConstant, shape, uid);
    }

    ClassState as(Shape other) {
        return new ClassState(name, fields, inherited, constants, constant, other, uid);
    }

    ClassState uid(long other) {
        return new ClassState(name, fields, inherited, constants, constant, shape, other);
    }

    ClassState named(String other) {
        return new ClassState(other, fields, inherited, constants, constant, shape, uid);
    }

    /** Binary names: the class itself first, then those that a user would append to a list. */
    List<String> typeNames() {
        List<String> names = new ArrayList<>(List.of(PACKAGE + '.' + name));
        if (!constants.isEmpty()) {
            names.add(PACKAGE + '.' + ENUM);
        }
        if (!inherited.isEmpty()) {
            names.add(PACKAGE + '.' + SUPERCLASS);
        }
        return names;
    }

    /** As Java, for people. */
    String source() {
        StringBuilder text = new StringBuilder();
        if (!constants.isEmpty()) {
            text.append("enum Status { ").append(String.join(", ", constants)).append(" } // ").append(constant).append('\n');
        }
        if (!inherited.isEmpty()) {
            text.append("class Stock implements Serializable { ").append(declared(inherited, "")).append(" }\n");
        }
        if (shape == Shape.RECORD) {
            return text.append("record ").append(name).append('(').append(fields.stream()
                    .map(field -> field.kind().source() + ' ' + field.name()).collect(Collectors.joining(", ")))
                    .append(") implements Serializable {}").toString();
        }
        return text.append("class ").append(name).append(inherited.isEmpty() ? "" : " extends Stock")
                .append(" implements Serializable { ")
                .append(declared(fields, shape == Shape.FINAL_FIELDS ? "final " : ""))
                .append(uid == 1 ? "" : " /* serialVersionUID = " + uid + " */").append(" }").toString();
    }

    private static String declared(List<FieldOf> fields, String modifier) {
        return fields.stream().map(field -> modifier + field.kind().source() + ' ' + field.name() + ';')
                .collect(Collectors.joining(" "));
    }
}
