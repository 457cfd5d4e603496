// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.contestant.ClassVersion;
import dev.gridwire.trials.evolution.EvolvingClass.EvolvingField;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Writes a class in one state as a compiler would: a Serializable with the methods of Portable, and its CompactSerializer. Its
 * code is as direct as code by hand, since it is timed.
 */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
final class EvolvingClasses {

    static final String COMPACT = "Compact";

    private static final String PACKAGE = "shop/";
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Type OBJECTS = Type.getType(Object[].class);
    private static final Type PORTABLES = Type.getType(Portable[].class);
    private static final Type STRING = Type.getType(String.class);
    private static final Type LIST = Type.getType(List.class);
    private static final Type LINE = Type.getObjectType(PACKAGE + "OrderLine");
    private static final Type STATUS = Type.getObjectType(PACKAGE + "Status");
    private static final Type HELP = Type.getType(EvolvingFields.class);
    private static final Type COMPACT_READER = Type.getType(CompactReader.class);
    private static final Method NEW = Method.getMethod("void <init> ()");

    private final EvolvingClass state;
    private final Type self;

    private EvolvingClasses(EvolvingClass state) {
        this.state = state;
        this.self = Type.getObjectType(PACKAGE + state.name());
    }

    /** The class itself. */
    static byte[] plain(EvolvingClass state) {
        return new EvolvingClasses(state).plain();
    }

    /** Its CompactSerializer. */
    static byte[] compactSerializer(EvolvingClass state) {
        return new EvolvingClasses(state).compactSerializer();
    }

    static String binaryName(EvolvingClass state) {
        return PACKAGE.replace('/', '.') + state.name();
    }

    private byte[] plain() {
        ClassWriter writer = begin(self, "java/io/Serializable", Type.getInternalName(Portable.class));
        int constant = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        writer.visitField(constant, "serialVersionUID", "J", null, 1L).visitEnd();
        state.fields().forEach(field -> writer.visitField(
                Opcodes.ACC_PUBLIC, field.name(), field.kind().descriptor(),
                field.kind() == EvolvingKind.LINES ? "Ljava/util/List<" + LINE.getDescriptor() + ">;" : null, null).visitEnd());
        method(writer, Method.getMethod("int getFactoryId ()"), code -> code.push(ClassVersion.PORTABLE_FACTORY));
        method(writer, Method.getMethod("int getClassId ()"), code -> code.push(state.id()));
        method(writer, method("writePortable", Type.VOID_TYPE, Type.getType(PortableWriter.class)), code ->
                state.fields().forEach(field -> write(code, field, Type.getType(PortableWriter.class), field.kind().portable(),
                        PORTABLES, code::loadThis)));
        method(writer, method("readPortable", Type.VOID_TYPE, Type.getType(PortableReader.class)), code ->
                state.fields().forEach(field -> {
                    code.loadThis();
                    code.loadArg(0);
                    code.push(field.name());
                    code.invokeInterface(Type.getType(PortableReader.class),
                            method("read" + field.kind().portable(), onWire(field, PORTABLES), STRING));
                    store(code, field);
                }));
        return writer.toByteArray();
    }

    private byte[] compactSerializer() {
        ClassWriter writer = begin(
                Type.getObjectType(self.getInternalName() + COMPACT), Type.getInternalName(CompactSerializer.class));
        method(writer, method("read", OBJECT, COMPACT_READER), code -> {
            code.newInstance(self);
            code.dup();
            code.invokeConstructor(self, NEW);
            state.fields().forEach(field -> {
                code.dup();
                code.loadArg(0);
                code.push(field.name());
                readCompact(code, field);
                store(code, field);
            });
        });
        method(writer, method("write", Type.VOID_TYPE, Type.getType(CompactWriter.class), OBJECT), code ->
                state.fields().forEach(field -> write(code, field, Type.getType(CompactWriter.class), field.kind().compact(),
                        OBJECTS, () -> {
                            code.loadArg(1);
                            code.checkCast(self);
                        })));
        method(writer, Method.getMethod("String getTypeName ()"), code -> code.push(state.typeName()));
        method(writer, Method.getMethod("Class getCompactClass ()"), code -> code.push(self));
        return writer.toByteArray();
    }

    private static void readCompact(GeneratorAdapter code, EvolvingField field) {
        String name = field.kind().compact();
        switch (field.reading()) {
            case MAYBE -> code.invokeStatic(
                    HELP, method(name.toLowerCase(Locale.ROOT), onWire(field, OBJECTS), COMPACT_READER, STRING));
            case WIDENED -> code.invokeStatic(HELP, method("widened", Type.LONG_TYPE, COMPACT_READER, STRING));
            case PLAIN -> {
                if (field.kind() == EvolvingKind.LINES) {
                    code.push(LINE);
                    code.invokeInterface(COMPACT_READER, method("read" + name, OBJECTS, STRING, Type.getType(Class.class)));
                } else {
                    code.invokeInterface(COMPACT_READER, method("read" + name, onWire(field, OBJECTS), STRING));
                }
            }
        }
    }

    /** Gives the writer, in argument 0, a field of the object. */
    private void write(GeneratorAdapter code, EvolvingField field, Type writer, String name, Type lines, Runnable loadObject) {
        code.loadArg(0);
        code.push(field.name());
        loadObject.run();
        code.getField(self, field.name(), type(field));
        if (field.kind() == EvolvingKind.STATUS) {
            code.invokeVirtual(STATUS, Method.getMethod("String name ()"));
        } else if (field.kind() == EvolvingKind.LINES) {
            code.push(0);
            code.newArray(LINE);
            code.invokeInterface(LIST, method("toArray", OBJECTS, OBJECTS));
            code.checkCast(lines);
        }
        code.invokeInterface(writer, method("write" + name, Type.VOID_TYPE, STRING, onWire(field, lines)));
    }

    /** Sets a field of the object below to what was read. */
    private void store(GeneratorAdapter code, EvolvingField field) {
        if (field.kind() == EvolvingKind.STATUS) {
            code.invokeStatic(STATUS, method("valueOf", STATUS, STRING));
        } else if (field.kind() == EvolvingKind.LINES) {
            code.invokeStatic(HELP, method("list", LIST, OBJECTS));
        }
        code.putField(self, field.name(), type(field));
    }

    private static Type type(EvolvingField field) {
        return Type.getType(field.kind().descriptor());
    }

    private static Type onWire(EvolvingField field, Type lines) {
        return switch (field.kind()) {
            case STATUS -> STRING;
            case LINES -> lines;
            default -> type(field);
        };
    }

    private static ClassWriter begin(Type name, String... interfaces) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, name.getInternalName(), null,
                OBJECT.getInternalName(), interfaces);
        method(writer, NEW, code -> {
            code.loadThis();
            code.invokeConstructor(OBJECT, NEW);
        });
        return writer;
    }

    private static void method(ClassWriter writer, Method method, Consumer<GeneratorAdapter> body) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, writer);
        body.accept(code);
        code.returnValue();
        code.endMethod();
    }

    private static Method method(String name, Type result, Type... arguments) {
        return new Method(name, result, arguments);
    }
}
