// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.state;

import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.trials.hazelcast.state.ClassState.FieldOf;
import dev.gridwire.trials.hazelcast.state.ClassState.Kind;
import dev.gridwire.trials.workload.Form;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes the source of a class's state as a user would, in the form that a contestant needs, together with the serializers that
 * a user would write. These handle all fields in order, the superclass's first, without asking whether a payload has them.
 */
public final class StateSources {

    static final String STREAM = "Stream";
    static final String BYTES = "Bytes";
    static final String COMPACT = "Compact";

    private static final String IMPORTS = """
            package shop;
            import com.hazelcast.nio.*;
            import com.hazelcast.nio.serialization.*;
            import com.hazelcast.nio.serialization.compact.*;
            import dev.gridwire.trials.hazelcast.forms.HandFields;
            import java.io.*;
            import java.util.*;
            """;
    private static final String IDS = """
                public int getFactoryId() { return 1; }
                public int getClassId() { return %d; }
            """;

    /** Cached, because many contestants need the same classes, and javac takes longer than everything done with them. */
    private static final Map<Wanted, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    private final ClassState type;
    private final Form form;
    private final int id;

    private StateSources(ClassState type, Form form, int id) {
        this.type = type;
        this.form = form;
        this.id = id;
    }

    /** The key of the cache. */
    private record Wanted(ClassState state, Form form, String beside) {}

    /**
     * Compiles all classes of a state, once in a JVM.
     *
     * @param beside the kind of serializer written for each class; empty for none
     * @return class files by binary name
     */
    public static Map<String, byte[]> compiled(ClassState state, Form form, String beside) {
        return COMPILED.computeIfAbsent(new Wanted(state, form, beside), StateSources::compile);
    }

    private static Map<String, byte[]> compile(Wanted wanted) {
        ClassState state = wanted.state();
        Map<String, String> sources = new LinkedHashMap<>();
        List<ClassState> classes = state.classes();
        for (int i = 0; i < classes.size(); i++) {
            new StateSources(classes.get(i), wanted.form(), i + 1).addTo(sources, wanted.beside());
        }
        if (!state.inherited().isEmpty()) {
            put(sources, ClassState.SUPERCLASS, "public class Stock implements Serializable { private static final long "
                    + "serialVersionUID = 1; " + ClassState.declared(state.inherited(), "public ") + " }");
        }
        if (!state.constants().isEmpty()) {
            put(sources, ClassState.ENUM, "public enum Status { " + String.join(", ", state.constants()) + " }");
        }
        return Compiler.compile(sources);
    }

    private static void put(Map<String, String> sources, String name, String source) {
        sources.put(ClassState.PACKAGE + '.' + name, IMPORTS + source);
    }

    private void addTo(Map<String, String> sources, String beside) {
        put(sources, type.name(), root());
        switch (beside) {
            case STREAM -> serializer(sources, STREAM, "StreamSerializer", stream());
            case BYTES -> serializer(sources, BYTES, "ByteArraySerializer", bytes());
            case COMPACT -> serializer(sources, COMPACT, "CompactSerializer", compact());
            default -> { }
        }
    }

    private String stream() {
        return """
                    public int getTypeId() { return 11; }
                    public void write(ObjectDataOutput out, TYPE value) throws IOException { %s }
                    public TYPE read(ObjectDataInput in) throws IOException { %s }
                """.formatted(writes("value", StateSources::writeData), made(StateSources::readData));
    }

    private String bytes() {
        return """
                    public int getTypeId() { return 12; }
                    public byte[] write(TYPE value) throws IOException {
                        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                        DataOutputStream out = new DataOutputStream(bytes);
                        %s
                        return bytes.toByteArray();
                    }
                    public TYPE read(byte[] bytes) throws IOException {
                        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
                        %s
                    }
                """.formatted(writes("value", StateSources::writeData), made(StateSources::readData));
    }

    private String compact() {
        return """
                    public String getTypeName() { return "%s"; }
                    public Class<TYPE> getCompactClass() { return TYPE.class; }
                    public void write(CompactWriter writer, TYPE value) { %s }
                    public TYPE read(CompactReader reader) { %s }
                """.formatted(type.wireName(),
                        writes("value", (field, value) -> writeNamed("Compact", field.kind().compact, field, value)),
                        made(StateSources::readCompact));
    }

    private void serializer(Map<String, String> sources, String suffix, String implemented, String body) {
        put(sources, type.name() + suffix, "public final class " + type.name() + suffix + " implements " + implemented + '<'
                + type.name() + "> {\n" + body.replace("TYPE", type.name()) + "}\n");
    }

    private String root() {
        String uid = "private static final long serialVersionUID = " + type.uid() + ";\n";
        if (type.kind() == Kind.RECORD) {
            return "public record " + type.name() + '(' + type.parameters() + ") implements Serializable { " + uid + '}';
        }
        boolean isFinal = type.kind() == Kind.FINAL_FIELDS;
        return "public final class " + type.name() + (type.inherited().isEmpty() ? "" : " extends Stock")
                + " implements Serializable" + implemented() + " {\n" + uid
                + ClassState.declared(type.fields(), isFinal ? "public final " : "public ")
                + (isFinal ? constructors() : "") + methods() + "}\n";
    }

    private String constructors() {
        String zeros = type.fields().stream().map(StateSources::zero).collect(Collectors.joining(", "));
        String assignments = type.fields().stream()
                .map(field -> "this." + field.name() + " = " + field.name() + "; ").collect(Collectors.joining());
        return " public " + type.name() + "() { this(" + zeros + "); }\npublic " + type.name() + '(' + type.parameters() + ") { "
                + assignments + "}\n";
    }

    private static String zero(FieldOf field) {
        return Character.isLowerCase(field.kind().source.charAt(0)) && !field.kind().source.endsWith("]") ? "0" : "null";
    }

    private String implemented() {
        return switch (form) {
            case PLAIN -> "";
            case EXTERNALIZABLE -> ", Externalizable";
            case DATA_SERIALIZABLE -> ", DataSerializable";
            case IDENTIFIED_DATA_SERIALIZABLE -> ", IdentifiedDataSerializable";
            case PORTABLE -> ", Portable";
        };
    }

    private String methods() {
        return switch (form) {
            case PLAIN -> "";
            case EXTERNALIZABLE -> data("writeExternal(ObjectOutput out)", "readExternal(ObjectInput in)");
            case DATA_SERIALIZABLE -> data("writeData(ObjectDataOutput out)", "readData(ObjectDataInput in)");
            case IDENTIFIED_DATA_SERIALIZABLE ->
                    IDS.formatted(id) + data("writeData(ObjectDataOutput out)", "readData(ObjectDataInput in)");
            case PORTABLE -> IDS.formatted(id) + """
                        public void writePortable(PortableWriter writer) throws IOException { %s }
                        public void readPortable(PortableReader reader) throws IOException { %s }
                    """.formatted(
                            writes("this", (field, value) -> writeNamed("Portable", field.kind().portable, field, value)),
                            reads("this", field -> readNamed(field.kind().portable, field, "")));
        };
    }

    private String data(String write, String read) {
        return """
                    public void %s throws IOException { %s }
                    public void %s throws IOException { %s }
                """.formatted(write, writes("this", StateSources::writeData), read, reads("this", StateSources::readData));
    }

    private String writes(String value, BiFunction<FieldOf, String, String> write) {
        String call = type.kind() == Kind.RECORD ? "()" : "";
        return type.allFields().stream()
                .map(field -> write.apply(field, field.kind().toWire(value + '.' + field.name() + call)))
                .collect(Collectors.joining("\n"));
    }

    private String reads(String value, Function<FieldOf, String> read) {
        return type.allFields().stream().map(field -> value + '.' + field.name() + " = " + read.apply(field) + ';')
                .collect(Collectors.joining("\n"));
    }

    private String made(Function<FieldOf, String> read) {
        return type.kind() == Kind.CLASS
                ? type.name() + " value = new " + type.name() + "();\n" + reads("value", read) + " return value;"
                : "return new " + type.name() + '(' + type.fields().stream().map(read).collect(Collectors.joining(", ")) + ");";
    }

    private static String writeData(FieldOf field, String value) {
        return switch (field.kind()) {
            case LONGS, LINES -> refused("no stream");
            case OBJECT, STRINGS, LIST, ARRAY_LIST -> "HandFields.write" + field.kind().data + "(out, " + value + ");";
            default -> "out.write" + field.kind().data + '(' + value + ");";
        };
    }

    private static String readData(FieldOf field) {
        return switch (field.kind()) {
            case LONGS, LINES -> "HandFields.refuse(\"\")";
            case OBJECT, STRINGS, LIST, ARRAY_LIST ->
                    field.kind().fromWire("HandFields.read" + field.kind().data + "(in)");
            default -> field.kind().fromWire("in.read" + field.kind().data + "()");
        };
    }

    private static String writeNamed(String mechanism, String method, FieldOf field, String value) {
        return method.isEmpty() ? refused(mechanism) : "writer.write" + method + '(' + field.quoted() + ", " + value + ");";
    }

    private static String readNamed(String method, FieldOf field, String element) {
        return method.isEmpty() ? "null" : field.kind().fromWire("reader.read" + method + '(' + field.quoted() + element + ')');
    }

    private static String readCompact(FieldOf field) {
        String read = readNamed(field.kind().compact, field, field.kind() == FieldKind.LINES ? ", OrderLine.class" : "");
        String kind = "reader.getFieldKind(" + field.quoted() + ") == FieldKind.";
        return switch (field.question()) {
            case PLAIN -> read;
            case MAYBE -> kind + "NOT_AVAILABLE ? " + zero(field) + " : " + read;
            case WIDENED -> kind + "INT32 ? reader.readInt32(" + field.quoted() + ") : " + read;
        };
    }

    private static String refused(String mechanism) {
        return "HandFields.refuse(\"" + mechanism + " has no field for any object\");";
    }
}
