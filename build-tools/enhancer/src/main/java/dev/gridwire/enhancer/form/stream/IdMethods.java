// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Subject;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Says which of the methods that return a class's ids are handwritten.
 *
 * @param factoryId whether the user wrote {@code getFactoryId}
 * @param classId whether the user wrote {@code getClassId}
 */
record IdMethods(boolean factoryId, boolean classId) {

    static final String FACTORY_ID = "getFactoryId";
    static final String CLASS_ID = "getClassId";
    private static final String DESCRIPTOR = "()I";

    /** Finds the methods in the class's source. */
    static IdMethods written(Subject subject) {
        return among(WrittenMethods.of(subject.classFile()));
    }

    /** Finds the methods among those of the source. */
    static IdMethods among(WrittenMethods methods) {
        return new IdMethods(methods.has(FACTORY_ID, DESCRIPTOR), methods.has(CLASS_ID, DESCRIPTOR));
    }

    boolean isComplete() {
        return factoryId && classId;
    }

    static void add(ClassIds ids, ClassVisitor target) {
        add(FACTORY_ID, ids.factoryId(), target);
        add(CLASS_ID, ids.classId(), target);
    }

    private static void add(String name, int id, ClassVisitor target) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, name, DESCRIPTOR, null, null);
        code.visitCode();
        code.visitLdcInsn(id);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }
}
