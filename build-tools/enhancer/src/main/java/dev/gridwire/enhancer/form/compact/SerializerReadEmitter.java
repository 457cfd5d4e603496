// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.enhancer.form.Subject;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the methods that read an object, in two variants: one expects each field, the other first asks whether it is there. The
 * first is abandoned for good when it meets data that lack a field. The reader's exception reveals that, so data of the class's
 * own shape cost nothing more.
 */
final class SerializerReadEmitter {

    private static final String EVOLVED = "evolved";

    private final ClassWriter target;
    private final SerializerNames names;
    private final Layout layout;
    private final String descriptor;

    SerializerReadEmitter(ClassWriter target, SerializerNames names, Subject subject) {
        this.target = target;
        this.names = names;
        this.layout = subject.layout();
        this.descriptor = "(L" + CompactTarget.TARGET.reader() + ";)Ljava/lang/Object;";
    }

    void emit(List<Op.Named> slots) {
        target.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_VOLATILE, EVOLVED, "Z", null, null).visitEnd();
        choice();
        FieldReads plain = new FieldReads(target, names, false);
        whole("readPlain", "fillPlain", slots, plain);
        FieldReads asking = new FieldReads(target, names, true);
        whole("readEvolved", "fillEvolved", slots, asking);
        asking.declare();
    }

    private void choice() {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "read", descriptor, null, null);
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label evolved = new Label();
        code.visitCode();
        code.visitTryCatchBlock(begin, end, handler, CompactTarget.FAILURE);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, names.self(), EVOLVED, "Z");
        code.visitJumpInsn(Opcodes.IFNE, evolved);
        code.visitLabel(begin);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, names.self(), "readPlain", descriptor, false);
        code.visitLabel(end);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(handler);
        code.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {CompactTarget.FAILURE});
        code.visitInsn(Opcodes.POP);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitFieldInsn(Opcodes.PUTFIELD, names.self(), EVOLVED, "Z");
        code.visitLabel(evolved);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, names.self(), "readEvolved", descriptor, false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void whole(String name, String fillName, List<Op.Named> slots, FieldReads reads) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, descriptor, null, null);
        code.visitCode();
        if (layout.form() == Form.RECORD) {
            new RecordMaker(names, layout.construction()).make(code, slots, reads);
        } else {
            make(code);
            code.visitVarInsn(Opcodes.ASTORE, 1);
            fill(code, fillName, slots, reads);
            code.visitVarInsn(Opcodes.ALOAD, 1);
        }
        resolve(code);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void make(MethodVisitor code) {
        Construction construction = layout.construction();
        if (construction.way() == Construction.Way.OWN_CONSTRUCTOR && names.access().isConstructedDirectly()) {
            code.visitTypeInsn(Opcodes.NEW, names.type());
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", "()V", false);
            return;
        }
        names.handles().maker(code, names.access().steps(construction.owner()));
        code.visitInsn(Opcodes.ICONST_0);
        code.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/reflect/Constructor", "newInstance",
                "([Ljava/lang/Object;)Ljava/lang/Object;", false);
        code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
    }

    private void fill(MethodVisitor code, String fillName, List<Op.Named> slots, FieldReads reads) {
        String fill = "(L" + CompactTarget.TARGET.reader() + ";L" + names.type() + ";)V";
        List<List<Op.Named>> chunks = SerializerNames.chunks(slots);
        for (int i = 0; i < chunks.size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, names.self(), fillName + i, fill, false);
            chunk(fillName + i, fill, chunks.get(i), reads);
        }
    }

    private void chunk(String name, String fill, List<Op.Named> slots, FieldReads reads) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, fill, null, null);
        code.visitCode();
        for (Op.Named slot : slots) {
            reads.set(code, slot);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void resolve(MethodVisitor code) {
        if (layout.readResolveOwner().isPresent()) {
            code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
            code.visitVarInsn(Opcodes.ASTORE, 1);
            names.handles().resolver(code, names.access().steps(layout.readResolveOwner().get()));
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, AccessHandles.HANDLE, "invokeExact", names.handles().resolverShape(), false);
        }
    }
}
