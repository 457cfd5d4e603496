// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.change.ClassState.FieldOf;
import dev.gridwire.trials.change.ClassState.Shape;
import dev.gridwire.trials.workload.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes the class files of one state, in the form that a contestant asks for. */
final class StateClasses {

    private static final String OBJECT = "java/lang/Object";
    private static final String RECORD = "java/lang/Record";
    private static final Method NEW = Method.getMethod("void <init> ()");

    private final ClassState state;
    private final Form form;

    private StateClasses(ClassState state, Form form) {
        this.state = state;
        this.form = form;
    }

    /** Writes them into a folder. */
    static void write(ClassState state, Form form, Path folder) throws IOException {
        StateClasses classes = new StateClasses(state, form);
        write(folder, state.name(), classes.root());
        if (!state.inherited().isEmpty()) {
            write(folder, ClassState.SUPERCLASS, classes.superclass());
        }
        if (!state.constants().isEmpty()) {
            write(folder, ClassState.ENUM, EnumClass.of(state.constants()));
        }
    }

    private static void write(Path folder, String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(ClassState.PACKAGE).resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private static String internal(String name) {
        return ClassState.PACKAGE + '/' + name;
    }

    private byte[] superclass() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        begin(writer, ClassState.SUPERCLASS, Opcodes.ACC_PUBLIC, OBJECT);
        fields(writer, state.inherited(), Opcodes.ACC_PUBLIC);
        constructor(writer, OBJECT);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private byte[] root() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        boolean isRecord = state.shape() == Shape.RECORD;
        String superclass = isRecord ? RECORD : state.inherited().isEmpty() ? OBJECT : internal(ClassState.SUPERCLASS);
        int flags = Opcodes.ACC_PUBLIC | (isRecord ? Opcodes.ACC_FINAL | Opcodes.ACC_RECORD : 0);
        begin(writer, state.name(), flags, superclass, HandForms.interfaceOf(form));
        boolean isFinal = state.shape() != Shape.CLASS;
        fields(writer, state.fields(), isFinal ? Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL : Opcodes.ACC_PUBLIC);
        if (isRecord) {
            RecordParts.write(writer, internal(state.name()), state.fields());
        } else {
            constructor(writer, superclass);
        }
        HandForms.write(writer, form);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void begin(ClassWriter writer, String name, int flags, String superclass, String... interfaces) {
        String[] all = Stream.concat(Stream.of("java/io/Serializable"), Stream.of(interfaces))
                .filter(one -> !one.isEmpty()).toArray(String[]::new);
        writer.visit(Opcodes.V17, flags | Opcodes.ACC_SUPER, internal(name), null, superclass, all);
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "serialVersionUID", "J", null,
                state.uid()).visitEnd();
    }

    private static void fields(ClassWriter writer, List<FieldOf> fields, int flags) {
        fields.forEach(field -> writer.visitField(
                flags, field.name(), field.kind().descriptor(), field.kind().signature(), null).visitEnd());
    }

    private static void constructor(ClassWriter writer, String superclass) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, NEW, null, null, writer);
        code.loadThis();
        code.invokeConstructor(Type.getObjectType(superclass), NEW);
        code.returnValue();
        code.endMethod();
    }
}
