// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.state;

import dev.gridwire.trials.workload.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A class in one state.
 *
 * @param name its simple name
 * @param wireName that Compact has for all states
 * @param fields that it declares, in their order
 * @param inherited that its superclass declares; empty where it has none
 * @param parts further classes, which its fields hold
 * @param constants of the enum {@code Status}; empty where no field has it
 * @param constant the one that values have
 * @param kind the kind of class
 * @param uid its serialVersionUID
 */
public record ClassState(
        String name,
        String wireName,
        List<FieldOf> fields,
        List<FieldOf> inherited,
        List<ClassState> parts,
        List<String> constants,
        String constant,
        Kind kind,
        long uid) {

    /** All classes are in it. */
    static final String PACKAGE = "shop";
    static final String SUPERCLASS = "Stock";
    static final String ENUM = "Status";

    /**
     * A field.
     *
     * @param question what code by hand asks before it reads it in Compact
     */
    public record FieldOf(String name, FieldKind kind, Question question) {
        String source() {
            return kind.source + ' ' + name;
        }

        String quoted() {
            return '"' + name + '"';
        }
    }

    /** What a CompactSerializer by hand asks, where it knows of a change. */
    public enum Question {
        /** Nothing: every state has the field, or the user did not think of it. */
        PLAIN,
        /** Whether a payload has the field. */
        MAYBE,
        /** Whether it is an int still, which it was. */
        WIDENED
    }

    /** The kind of class. */
    public enum Kind {
        CLASS,
        FINAL_FIELDS,
        RECORD
    }

    /** The usual class, with these fields: {@code "int id", "String name"}. */
    public static ClassState of(String... fields) {
        return named("Article", fields);
    }

    /** Another one; {@code "?int id"} is asked for before it is read, and {@code "+long id"} was an int. */
    public static ClassState named(String name, String... fields) {
        String wireName = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        return new ClassState(name, wireName, parse(fields), List.of(), List.of(), List.of(), "", Kind.CLASS, 1);
    }

    private static List<FieldOf> parse(String... fields) {
        return Stream.of(fields).map(field -> {
            Question question = switch (field.charAt(0)) {
                case '?' -> Question.MAYBE;
                case '+' -> Question.WIDENED;
                default -> Question.PLAIN;
            };
            String plain = question == Question.PLAIN ? field : field.substring(1);
            int space = plain.lastIndexOf(' ');
            return new FieldOf(plain.substring(space + 1), FieldKind.of(plain.substring(0, space)), question);
        }).toList();
    }

    /** The same with a superclass, which declares these fields. */
    public ClassState inheriting(String... ofSuperclass) {
        return new ClassState(name, wireName, fields, parse(ofSuperclass), parts, constants, constant, kind, uid);
    }

    /** The same with a further class, which its fields hold. */
    public ClassState with(ClassState part) {
        return new ClassState(name, wireName, fields, inherited, List.of(part), constants, constant, kind, uid);
    }

    /** The same with an enum of these constants, of which values have the first argument. */
    public ClassState status(String theConstant, String... allConstants) {
        return new ClassState(name, wireName, fields, inherited, parts, List.of(allConstants), theConstant, kind, uid);
    }

    /** The same as another kind of class. */
    public ClassState as(Kind other) {
        return new ClassState(name, wireName, fields, inherited, parts, constants, constant, other, uid);
    }

    /** The same with another serialVersionUID. */
    public ClassState uid(long other) {
        return new ClassState(name, wireName, fields, inherited, parts, constants, constant, kind, other);
    }

    /** The same under another simple name. */
    public ClassState renamed(String other) {
        return new ClassState(other, wireName, fields, inherited, parts, constants, constant, kind, uid);
    }

    /** Why nobody can write the class by hand in a form; empty where one can. */
    public Optional<String> refusal(Form form) {
        if (form == Form.PLAIN) {
            return Optional.empty();
        }
        return switch (kind) {
            case CLASS -> Optional.empty();
            case RECORD -> Optional.of("a record has no constructor without arguments, and no field of it can be set");
            case FINAL_FIELDS -> Optional.of("its fields are final, and a method cannot set them");
        };
    }

    /** This class and its parts, which are numbered from 1 in this order. */
    List<ClassState> classes() {
        return Stream.concat(Stream.of(this), parts.stream()).toList();
    }

    /** The superclass's fields first. */
    List<FieldOf> allFields() {
        return Stream.concat(inherited.stream(), fields.stream()).toList();
    }

    /** The name by which it is loaded. */
    public String binaryName() {
        return PACKAGE + '.' + name;
    }

    /** Binary names: the class itself first, then those that a user would append to a list. */
    public List<String> typeNames() {
        List<String> names = new ArrayList<>(classes().stream().map(ClassState::binaryName).toList());
        if (!constants.isEmpty()) {
            names.add(PACKAGE + '.' + ENUM);
        }
        if (!inherited.isEmpty()) {
            names.add(PACKAGE + '.' + SUPERCLASS);
        }
        return names;
    }

    /** As Java, for people. */
    public String source() {
        StringBuilder text = new StringBuilder();
        if (!constants.isEmpty()) {
            text.append("enum Status { ").append(String.join(", ", constants)).append(" } // ").append(constant).append('\n');
        }
        if (!inherited.isEmpty()) {
            text.append("class Stock implements Serializable { ").append(declared(inherited, "")).append(" }\n");
        }
        if (kind == Kind.RECORD) {
            return text.append("record ").append(name).append('(').append(parameters()).append(") implements Serializable {}")
                    .toString();
        }
        return text.append("class ").append(name).append(inherited.isEmpty() ? "" : " extends Stock")
                .append(" implements Serializable { ")
                .append(declared(fields, kind == Kind.FINAL_FIELDS ? "final " : ""))
                .append(uid == 1 ? "" : " /* serialVersionUID = " + uid + " */").append(" }").toString();
    }

    String parameters() {
        return fields.stream().map(FieldOf::source).collect(Collectors.joining(", "));
    }

    static String declared(List<FieldOf> fields, String modifier) {
        return fields.stream().map(field -> modifier + field.source() + ';').collect(Collectors.joining(" "));
    }
}
