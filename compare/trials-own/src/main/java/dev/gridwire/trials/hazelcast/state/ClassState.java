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
 * @param wireName the name that Compact uses for all states
 * @param fields the declared fields, in order
 * @param inherited the fields of its superclass; empty if it has none
 * @param parts further classes, which its fields hold
 * @param constants the constants of the enum {@code Status}; empty if no field has it
 * @param constant the constant that values have
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

    /** The package of all classes. */
    static final String PACKAGE = "shop";
    static final String SUPERCLASS = "Stock";
    static final String ENUM = "Status";

    /**
     * A field.
     *
     * @param question what handwritten code asks before it reads the field in Compact
     */
    public record FieldOf(String name, FieldKind kind, Question question) {
        String source() {
            return kind.source + ' ' + name;
        }

        String quoted() {
            return '"' + name + '"';
        }
    }

    /** Says what a handwritten CompactSerializer asks if it knows of a change. */
    public enum Question {
        /** No question: every state has the field, or the user forgot about it. */
        PLAIN,
        /** Whether a payload has the field. */
        MAYBE,
        /** Whether the field is still an int. */
        WIDENED
    }

    /** The kind of class. */
    public enum Kind {
        CLASS,
        FINAL_FIELDS,
        RECORD
    }

    /** Returns the usual class with these fields: {@code "int id", "String name"}. */
    public static ClassState of(String... fields) {
        return named("Article", fields);
    }

    /**
     * Returns a class with another name. A reader asks for {@code "?int id"} before it reads it; {@code "+long id"} was an int.
     */
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

    /** Returns the class with a superclass that declares these fields. */
    public ClassState inheriting(String... ofSuperclass) {
        return new ClassState(name, wireName, fields, parse(ofSuperclass), parts, constants, constant, kind, uid);
    }

    /** Returns the class with a further class, which its fields hold. */
    public ClassState with(ClassState part) {
        return new ClassState(name, wireName, fields, inherited, List.of(part), constants, constant, kind, uid);
    }

    /** Returns the class with an enum of these constants; values have the first argument. */
    public ClassState status(String theConstant, String... allConstants) {
        return new ClassState(name, wireName, fields, inherited, parts, List.of(allConstants), theConstant, kind, uid);
    }

    /** Returns the same as another kind of class. */
    public ClassState as(Kind other) {
        return new ClassState(name, wireName, fields, inherited, parts, constants, constant, other, uid);
    }

    /** Returns the class with another serialVersionUID. */
    public ClassState uid(long other) {
        return new ClassState(name, wireName, fields, inherited, parts, constants, constant, kind, other);
    }

    /** Returns the class under another simple name. */
    public ClassState renamed(String other) {
        return new ClassState(other, wireName, fields, inherited, parts, constants, constant, kind, uid);
    }

    /** Returns why the class cannot be handwritten in a form; empty if it can. */
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

    /** Returns this class and its parts, which are numbered from 1 in this order. */
    List<ClassState> classes() {
        return Stream.concat(Stream.of(this), parts.stream()).toList();
    }

    /** Returns all fields, the superclass's first. */
    List<FieldOf> allFields() {
        return Stream.concat(inherited.stream(), fields.stream()).toList();
    }

    /** Returns the name by which it is loaded. */
    public String binaryName() {
        return PACKAGE + '.' + name;
    }

    /** Returns binary names: the class itself first, then those that a user would append to a list. */
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

    /** Returns the class as Java source, for people. */
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
