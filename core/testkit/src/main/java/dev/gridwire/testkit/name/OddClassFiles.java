// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.name;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes class files with any names, which no compiler would make. */
final class OddClassFiles {

    private static final int STATIC_FINAL = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    private static final String STRING = "Ljava/lang/String;";

    private final String self;
    private final ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);

    private OddClassFiles(String name, int access, String superName) {
        self = name.replace('.', '/');
        file.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | access, self, null, superName.replace('.', '/'),
                new String[] {"java/io/Serializable"});
    }

    /** Makes a class with public fields and a constructor without parameters. */
    static byte[] ofClass(String name, String superName, Map<String, String> fields) {
        OddClassFiles made = new OddClassFiles(name, 0, superName);
        fields.forEach((field, descriptor) -> made.file.visitField(Opcodes.ACC_PUBLIC, field, descriptor, null, null).visitEnd());
        MethodVisitor code = made.method(Opcodes.ACC_PUBLIC, "<init>", "()V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, superName.replace('.', '/'), "<init>", "()V", false);
        end(code, Opcodes.RETURN);
        return made.bytes();
    }

    /** Makes a record of an int and a string. */
    static byte[] ofRecord(String name, String number, String text) {
        OddClassFiles made = new OddClassFiles(name, Opcodes.ACC_FINAL, "java.lang.Record");
        MethodVisitor code = made.method(Opcodes.ACC_PUBLIC, "<init>", "(I" + STRING + ")V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Record", "<init>", "()V", false);
        made.component(code, number, "I", 1);
        made.component(code, text, STRING, 2);
        end(code, Opcodes.RETURN);
        return made.bytes();
    }

    private void component(MethodVisitor constructor, String name, String descriptor, int parameter) {
        file.visitRecordComponent(name, descriptor, null).visitEnd();
        file.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, name, descriptor, null, null).visitEnd();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitVarInsn(Type.getType(descriptor).getOpcode(Opcodes.ILOAD), parameter);
        constructor.visitFieldInsn(Opcodes.PUTFIELD, self, name, descriptor);
        MethodVisitor accessor = method(Opcodes.ACC_PUBLIC, name, "()" + descriptor);
        accessor.visitVarInsn(Opcodes.ALOAD, 0);
        accessor.visitFieldInsn(Opcodes.GETFIELD, self, name, descriptor);
        end(accessor, Type.getType(descriptor).getOpcode(Opcodes.IRETURN));
    }

    /** Makes an enum like those of compilers. */
    static byte[] ofEnum(String name, List<String> constants) {
        OddClassFiles made = new OddClassFiles(name, Opcodes.ACC_FINAL | Opcodes.ACC_ENUM, "java.lang.Enum");
        MethodVisitor code = made.method(Opcodes.ACC_PRIVATE, "<init>", "(" + STRING + "I)V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Enum", "<init>", "(" + STRING + "I)V", false);
        end(code, Opcodes.RETURN);
        made.constants(constants);
        return made.bytes();
    }

    private void constants(List<String> names) {
        String descriptor = 'L' + self + ';';
        MethodVisitor code = method(Opcodes.ACC_STATIC, "<clinit>", "()V");
        MethodVisitor values = method(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "values", "()[" + descriptor);
        values.visitIntInsn(Opcodes.BIPUSH, names.size());
        values.visitTypeInsn(Opcodes.ANEWARRAY, self);
        for (int i = 0; i < names.size(); i++) {
            file.visitField(STATIC_FINAL | Opcodes.ACC_ENUM, names.get(i), descriptor, null, null).visitEnd();
            constant(code, names.get(i), i);
            values.visitInsn(Opcodes.DUP);
            values.visitIntInsn(Opcodes.BIPUSH, i);
            values.visitFieldInsn(Opcodes.GETSTATIC, self, names.get(i), descriptor);
            values.visitInsn(Opcodes.AASTORE);
        }
        end(code, Opcodes.RETURN);
        end(values, Opcodes.ARETURN);
    }

    private void constant(MethodVisitor code, String name, int ordinal) {
        code.visitTypeInsn(Opcodes.NEW, self);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(name);
        code.visitIntInsn(Opcodes.BIPUSH, ordinal);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, self, "<init>", "(" + STRING + "I)V", false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, self, name, 'L' + self + ';');
    }

    private MethodVisitor method(int access, String name, String descriptor) {
        MethodVisitor code = file.visitMethod(access, name, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private byte[] bytes() {
        file.visitEnd();
        return file.toByteArray();
    }
}
