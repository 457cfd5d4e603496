// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Code as other compilers write it, or as none would. */
class ClassFileConstructorsTest {

    private static final String NAME = "com/acme/Order";

    private static byte[] classFile(Consumer<MethodVisitor> body) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "id", "Ljava/lang/String;", null, null).visitEnd();
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "(Ljava/lang/String;)V", null, null);
        code.visitCode();
        body.accept(code);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void check(MethodVisitor code, String owner, String method) {
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitLdcInsn("id");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, "(Ljava/lang/Object;Ljava/lang/String;)V", false);
    }

    private static void superclass(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    }

    private static void store(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.PUTFIELD, NAME, "id", "Ljava/lang/String;");
    }

    @Test
    void whatKotlinChecksIsNotNull() {
        for (String method : new String[] {"checkNotNullParameter", "checkParameterIsNotNull"}) {
            byte[] file = classFile(code -> {
                check(code, "kotlin/jvm/internal/Intrinsics", method);
                superclass(code);
                store(code);
            });
            assertThat(ClassFileConstructors.read(file)).singleElement().satisfies(found -> {
                assertThat(found.nonNull()).containsExactly(0);
                assertThat(found.stores()).containsExactly(new StoringConstructor.Store("id", "Ljava/lang/String;", 0));
                assertThat(found.superclass()).isEqualTo("java.lang.Object");
            });
        }
    }

    @Test
    void anotherCallIsNone() {
        for (String owner : new String[] {"kotlin/jvm/internal/Others", "com/acme/Intrinsics"}) {
            assertThat(ClassFileConstructors.read(classFile(code -> {
                check(code, owner, "checkNotNullParameter");
                superclass(code);
                store(code);
            }))).isEmpty();
        }
        assertThat(ClassFileConstructors.read(classFile(code -> {
            check(code, "kotlin/jvm/internal/Intrinsics", "checkNotNullExpressionValue");
            superclass(code);
            store(code);
        }))).isEmpty();
    }

    @Test
    void aStoreMayPrecedeTheCallOfTheSuperclass() {
        assertThat(ClassFileConstructors.read(classFile(code -> {
            store(code);
            superclass(code);
        }))).hasSize(1);
    }

    @Test
    void aFieldOfAnotherObjectIsNotStored() {
        assertThat(ClassFileConstructors.read(classFile(code -> {
            superclass(code);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitFieldInsn(Opcodes.PUTFIELD, NAME, "id", "Ljava/lang/String;");
        }))).isEmpty();
    }

    @Test
    void aLoopOrABranchIsNotFollowed() {
        assertThat(ClassFileConstructors.read(classFile(code -> {
            Label begin = new Label();
            superclass(code);
            code.visitLabel(begin);
            store(code);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitJumpInsn(Opcodes.IFNONNULL, begin);
        }))).isEmpty();
        assertThat(ClassFileConstructors.read(classFile(code -> {
            Label end = new Label();
            superclass(code);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitJumpInsn(Opcodes.IFNONNULL, end);
            store(code);
            code.visitLabel(end);
        }))).isEmpty();
    }

    @Test
    void anotherExceptionIsAValidation() {
        assertThat(ClassFileConstructors.read(classFile(code -> {
            Label behind = new Label();
            superclass(code);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitJumpInsn(Opcodes.IFNONNULL, behind);
            code.visitTypeInsn(Opcodes.NEW, "java/lang/IllegalArgumentException");
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/IllegalArgumentException", "<init>", "()V", false);
            code.visitInsn(Opcodes.ATHROW);
            code.visitLabel(behind);
            store(code);
        }))).isEmpty();
    }

    @Test
    void ofAFileThatCannotBeReadNothingIsProven() {
        assertThat(ClassFileConstructors.read(new byte[0])).isEmpty();
        byte[] newer = classFile(code -> {
            superclass(code);
            store(code);
        });
        newer[7] = 127;
        assertThat(ClassFileConstructors.read(newer)).isEmpty();
    }
}
