// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.target.NativeTarget;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the body of one class for the native target. It is defined as a hidden class in the class's nest, or written as a
 * companion: a class file beside the class's own.
 */
public final class BodyEmitter {

    private static final String STEPS = "([Ljava/lang/String;)V";

    private BodyEmitter() {}

    /** Emits a plan as a hidden class whose class data holds its constants. */
    public static GeneratedClass emit(Plan plan) {
        Names names = Names.of(plan.layout().typeName());
        return emit(plan, names, new ConstantFields(names.body(), ConstantSource.CLASS_DATA));
    }

    /**
     * Emits a plan as a companion, which asks for its constants when it is initialized.
     *
     * @param plan a plan for code beside the class ({@link dev.gridwire.codegen.plan.CodePlacement#PACKAGE})
     */
    public static GeneratedClass emitCompanion(Plan plan) {
        Names names = Names.of(plan.layout().typeName(), CompanionName.of(plan));
        return emit(plan, names, new ConstantFields(names.body(), ConstantSource.REQUEST));
    }

    /** Emits a plan that reads what another state of the class wrote, as a hidden class. */
    public static GeneratedClass emitAdapting(Plan plan) {
        Names names = Names.of(plan.layout().typeName());
        ConstantFields constants = new ConstantFields(names.body(), ConstantSource.CLASS_DATA);
        ClassWriter target = begin(names, NativeTarget.READING_BODY);
        new ElementLoop(target, names).emitRead();
        read(plan, target, names, constants);
        constants.declare(target);
        target.visitEnd();
        return new GeneratedClass(target.toByteArray(), constants.list());
    }

    private static ClassWriter begin(Names names, String superclass) {
        ClassWriter target = new ClassWriter(0);
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        target.visit(Opcodes.V17, access, names.body(), null, superclass, null);
        constructor(target, superclass);
        return target;
    }

    private static void read(Plan plan, ClassWriter target, Names names, ConstantFields constants) {
        if (plan.layout().form() == Form.RECORD || plan.constructor().isPresent()) {
            new RecordEmitter(target, names, constants).emit(plan);
        } else {
            new FillEmitter(target, names, constants).emit(plan);
        }
    }

    private static GeneratedClass emit(Plan plan, Names names, ConstantFields constants) {
        ClassWriter target = begin(names, NativeTarget.BODY);
        WriteEmitter writing = new WriteEmitter(target, names, constants);
        writing.emit(plan.ops(Op.Graph.class));
        writing.emitNamed();
        ElementLoop elements = new ElementLoop(target, names);
        elements.emitWrite();
        elements.emitRead();
        read(plan, target, names, constants);
        new HashEmitter(target, names).emit(plan);
        constants.declare(target);
        target.visitEnd();
        return new GeneratedClass(target.toByteArray(), constants.list());
    }

    private static void constructor(ClassWriter target, String superclass) {
        MethodVisitor code = target.visitMethod(0, "<init>", STEPS, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, superclass, "<init>", STEPS, false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(2, 2);
        code.visitEnd();
    }
}
