// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.OutputFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the class with which a user registers all serializers of a folder in one line, and the file that lists them.
 *
 * <p>The line is needed because Hazelcast finds no CompactSerializer by itself. For DataSerializable, Portable and custom
 * serializers it has a service, but not for these (seen in 5.5 and 5.7, {@code CompactStreamSerializer} takes only what {@code
 * CompactSerializationConfig} holds). The class is in the package that all formed classes have in common.
 */
final class RegistrarEmitter {

    static final String NAME = "GridwireCompactSerializers";
    static final String LIST = "META-INF/gridwire/compact.txt";

    private static final String LIST_CLASS = "java/util/ArrayList";
    private static final String MISSING = "java/lang/NoClassDefFoundError";
    private static final String ALL = "()[L" + CompactTarget.SERIALIZER + ";";

    private RegistrarEmitter() {}

    static List<OutputFile> emit(List<ClassIds> formed) {
        List<String> serializers = formed.stream().map(ids -> ids.typeName() + SerializerEmitter.SUFFIX).toList();
        String self = commonPackage(formed) + NAME;
        ClassWriter target = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        target.visit(Opcodes.V17, access, self, null, "java/lang/Object", null);
        MethodVisitor constructor = target.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(constructor, Opcodes.RETURN);
        all(target, serializers);
        register(target, self);
        target.visitEnd();
        String list = serializers.stream().map(name -> EscapedNames.of(name) + "\n").collect(Collectors.joining());
        return List.of(
                OutputFile.ofClass(self, target.toByteArray()),
                new OutputFile(LIST, list.getBytes(StandardCharsets.UTF_8)));
    }

    /** A class that refers to a missing library has no objects either, so its serializer is left out. */
    private static void all(ClassWriter target, List<String> serializers) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "all", ALL, null, null);
        code.visitCode();
        create(code, LIST_CLASS);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        serializers.forEach(serializer -> addUnlessMissing(code, serializer.replace('.', '/')));
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitTypeInsn(Opcodes.ANEWARRAY, CompactTarget.SERIALIZER);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LIST_CLASS, "toArray", "([Ljava/lang/Object;)[Ljava/lang/Object;", false);
        code.visitTypeInsn(Opcodes.CHECKCAST, "[L" + CompactTarget.SERIALIZER + ";");
        end(code, Opcodes.ARETURN);
    }

    private static void addUnlessMissing(MethodVisitor code, String serializer) {
        Label begin = new Label();
        Label missing = new Label();
        Label next = new Label();
        code.visitTryCatchBlock(begin, missing, missing, MISSING);
        code.visitLabel(begin);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        create(code, serializer);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LIST_CLASS, "add", "(Ljava/lang/Object;)Z", false);
        code.visitInsn(Opcodes.POP);
        code.visitJumpInsn(Opcodes.GOTO, next);
        code.visitLabel(missing);
        code.visitFrame(Opcodes.F_FULL, 1, new Object[] {LIST_CLASS}, 1, new Object[] {MISSING});
        code.visitInsn(Opcodes.POP);
        code.visitLabel(next);
        code.visitFrame(Opcodes.F_FULL, 1, new Object[] {LIST_CLASS}, 0, new Object[0]);
    }

    private static void create(MethodVisitor code, String type) {
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
    }

    /** Adds them one by one, because setting them all would drop the user's own. */
    private static void register(ClassWriter target, String self) {
        String descriptor = "(L" + CompactTarget.CONFIG + ";)V";
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "register", descriptor, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CompactTarget.CONFIG, "getCompactSerializationConfig",
                "()L" + CompactTarget.COMPACT_CONFIG + ";", false);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, self, "all", ALL, false);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, self, "add", addDescriptor(), false);
        end(code, Opcodes.RETURN);
        add(target);
    }

    private static String addDescriptor() {
        return "(L" + CompactTarget.COMPACT_CONFIG + ";[L" + CompactTarget.SERIALIZER + ";)V";
    }

    private static void add(ClassWriter target) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor code = target.visitMethod(access, "add", addDescriptor(), null, null);
        code.visitCode();
        Label loop = new Label();
        Label done = new Label();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 2);
        code.visitLabel(loop);
        code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {Opcodes.INTEGER}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitInsn(Opcodes.ARRAYLENGTH);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, done);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitInsn(Opcodes.AALOAD);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CompactTarget.COMPACT_CONFIG, "addSerializer",
                "(L" + CompactTarget.SERIALIZER + ";)L" + CompactTarget.COMPACT_CONFIG + ";", false);
        code.visitInsn(Opcodes.POP);
        code.visitIincInsn(2, 1);
        code.visitJumpInsn(Opcodes.GOTO, loop);
        code.visitLabel(done);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        end(code, Opcodes.RETURN);
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Returns the common package, with slashes and one at the end; the first class's package if there is none in common. */
    private static String commonPackage(List<ClassIds> formed) {
        String first = packagePath(formed.get(0).typeName());
        String common = first;
        for (ClassIds ids : formed) {
            while (!packagePath(ids.typeName()).startsWith(common)) {
                common = common.substring(0, common.lastIndexOf('/', common.length() - 2) + 1);
            }
        }
        return common.isEmpty() ? first : common;
    }

    private static String packagePath(String typeName) {
        return typeName.replace('.', '/').substring(0, typeName.lastIndexOf('.') + 1);
    }
}
