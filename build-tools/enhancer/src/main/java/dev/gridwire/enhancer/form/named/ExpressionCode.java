// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.Expression.Apply;
import dev.gridwire.codegen.plan.Expression.TypeName;
import dev.gridwire.codegen.plan.NamedField;
import java.util.function.Consumer;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Turns expressions into instructions that leave their value on the stack. */
public final class ExpressionCode {

    private final MethodVisitor code;
    private final Templates templates;
    private final int preparedLocal;
    private final Runnable slotValue;
    private final Consumer<NamedField> read;

    /**
     * Creates an emitter for one method.
     *
     * @param preparedLocal the local variable of the prepared value
     * @param slotValue pushes the value of the written slot
     * @param read pushes the value of a read field
     */
    public ExpressionCode(
            MethodVisitor code, Templates templates, int preparedLocal, Runnable slotValue, Consumer<NamedField> read) {
        this.code = code;
        this.templates = templates;
        this.preparedLocal = preparedLocal;
        this.slotValue = slotValue;
        this.read = read;
    }

    /** Pushes the value. */
    public void push(Expression expression) {
        if (expression instanceof Apply apply) {
            apply(apply);
        } else if (expression instanceof Expression.Read field) {
            read.accept(field.field());
        } else if (expression instanceof Expression.Prepared) {
            code.visitVarInsn(Opcodes.ALOAD, preparedLocal);
        } else {
            slotValue.run();
        }
    }

    private void apply(Apply apply) {
        apply.arguments().forEach(this::push);
        apply.constants().forEach(this::constant);
        if (!apply.template().isEmpty()) {
            String owner = templates.internalName(apply.template());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, apply.name(), apply.descriptor(), false);
        }
        cast(code, Type.getReturnType(apply.descriptor()).getDescriptor(), apply.result());
    }

    private void constant(Object constant) {
        if (constant instanceof TypeName type) {
            type(type.descriptor());
        } else {
            code.visitLdcInsn(constant);
        }
    }

    private void type(String descriptor) {
        if (descriptor.length() > 1) {
            code.visitLdcInsn(Type.getType(descriptor));
            return;
        }
        String box = PrimitiveType.ofDescriptor(descriptor.charAt(0)).box().replace('.', '/');
        code.visitFieldInsn(Opcodes.GETSTATIC, box, "TYPE", "Ljava/lang/Class;");
    }

    /** Casts the value on the stack, unless its type is already known. */
    public static void cast(MethodVisitor code, String from, String to) {
        if (!from.equals(to) && !to.equals("Ljava/lang/Object;") && to.length() > 1) {
            code.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(to).getInternalName());
        }
    }

    /** Returns the type of an expression's value, as far as the verifier knows. */
    public static String type(Expression expression) {
        if (expression instanceof Apply apply) {
            return apply.result();
        }
        return expression instanceof Expression.Read field ? field.field().wire().descriptor() : "Ljava/lang/Object;";
    }
}
