// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.GridNames;
import dev.gridwire.enhancer.form.OutputFile;
import java.util.Objects;
import java.util.SortedMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the class that creates objects by class id: {@code public static create(int)}, which returns null for unknown ids. */
final class MakerEmitter {

    static final String CREATE = "(I)L" + GridNames.IDENTIFIED + ";";

    private MakerEmitter() {}

    static OutputFile emit(String name, SortedMap<Integer, String> classes) {
        ClassWriter target = new ClassWriter(0);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        target.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "create", CREATE, null, null);
        code.visitCode();
        choose(code, 0, classes, (branch, type) -> {
            branch.visitTypeInsn(Opcodes.NEW, type);
            branch.visitInsn(Opcodes.DUP);
            branch.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
        });
        code.visitMaxs(2, 1);
        code.visitEnd();
        target.visitEnd();
        return OutputFile.ofClass(name, target.toByteArray());
    }

    /** Pushes an object. */
    interface Branch {
        void emit(MethodVisitor code, String value);
    }

    /** Returns the value that the branch of the id in a local variable pushes, or null if there is none. */
    static void choose(MethodVisitor code, int local, SortedMap<Integer, String> values, Branch branch) {
        int[] keys = values.keySet().stream().mapToInt(Integer::intValue).toArray();
        Label[] labels = new Label[keys.length];
        for (int i = 0; i < keys.length; i++) {
            labels[i] = new Label();
        }
        Label none = new Label();
        code.visitVarInsn(Opcodes.ILOAD, local);
        if ((long) keys[keys.length - 1] - keys[0] == keys.length - 1) {
            code.visitTableSwitchInsn(keys[0], keys[keys.length - 1], none, labels);
        } else {
            code.visitLookupSwitchInsn(none, keys, labels);
        }
        for (int i = 0; i < keys.length; i++) {
            code.visitLabel(labels[i]);
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            branch.emit(code, Objects.requireNonNull(values.get(keys[i])));
            code.visitInsn(Opcodes.ARETURN);
        }
        code.visitLabel(none);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ARETURN);
    }
}
