// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits a handler that reports a cycle with the name of a class, instead of a stack overflow. Costs nothing without a cycle. */
public final class CycleGuard {

    private static final String OVERFLOW = "java/lang/StackOverflowError";

    private final MethodVisitor code;
    private final Templates templates;
    private final String type;
    private final Label begin = new Label();
    private final Label end = new Label();
    private final Label handler = new Label();

    /** Creates a guard for a method that writes objects of a class, given by its internal name. */
    public CycleGuard(MethodVisitor code, Templates templates, String type) {
        this.code = code;
        this.templates = templates;
        this.type = type;
    }

    /** Starts the body. */
    public void begin() {
        code.visitTryCatchBlock(begin, end, handler, OVERFLOW);
        code.visitLabel(begin);
    }

    /** Ends the body with a return, and the method with a throw. The parameters must be the only local variables. */
    public void end(boolean framed) {
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(end);
        code.visitLabel(handler);
        if (framed) {
            code.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {OVERFLOW});
        }
        code.visitInsn(Opcodes.POP);
        code.visitLdcInsn(type.replace('/', '.'));
        code.visitMethodInsn(Opcodes.INVOKESTATIC, templates.internalName("Members"), "endless",
                "(Ljava/lang/String;)Ljava/lang/IllegalArgumentException;", false);
        code.visitInsn(Opcodes.ATHROW);
    }
}
