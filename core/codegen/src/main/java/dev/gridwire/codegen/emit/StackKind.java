// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Lists the computational types (JVMS 2.11.1) with the constant for zero or null. */
public enum StackKind {
    INT(Opcodes.ICONST_0),
    LONG(Opcodes.LCONST_0),
    FLOAT(Opcodes.FCONST_0),
    DOUBLE(Opcodes.DCONST_0),
    REFERENCE(Opcodes.ACONST_NULL);

    private final int zero;

    StackKind(int zero) {
        this.zero = zero;
    }

    /** Returns the kind of a type's values; the return instructions have the same order (JVMS 6.5). */
    public static StackKind of(Type type) {
        return values()[type.getOpcode(Opcodes.IRETURN) - Opcodes.IRETURN];
    }

    /** Returns the opcode that pushes the initial value of a field. */
    public int zero() {
        return zero;
    }
}
