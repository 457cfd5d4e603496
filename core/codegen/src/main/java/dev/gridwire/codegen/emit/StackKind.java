// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Lists the computational types (JVMS 2.11.1) with the constant for zero or null and the entry in a frame. */
public enum StackKind {
    INT(Opcodes.ICONST_0, Opcodes.INTEGER),
    LONG(Opcodes.LCONST_0, Opcodes.LONG),
    FLOAT(Opcodes.FCONST_0, Opcodes.FLOAT),
    DOUBLE(Opcodes.DCONST_0, Opcodes.DOUBLE),
    REFERENCE(Opcodes.ACONST_NULL, Opcodes.NULL);

    private final int zero;
    private final Object frame;

    StackKind(int zero, Object frame) {
        this.zero = zero;
        this.frame = frame;
    }

    /** Returns the kind of a type's values; the return instructions have the same order (JVMS 6.5). */
    public static StackKind of(Type type) {
        return values()[type.getOpcode(Opcodes.IRETURN) - Opcodes.IRETURN];
    }

    /** Returns the opcode that pushes the initial value of a field. */
    public int zero() {
        return zero;
    }

    /** Returns the frame entry for a local variable of the type. */
    static Object frame(Type type) {
        StackKind kind = of(type);
        return kind == REFERENCE ? type.getInternalName() : kind.frame;
    }
}
