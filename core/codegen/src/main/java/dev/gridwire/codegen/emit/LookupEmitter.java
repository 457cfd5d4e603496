// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits a class that returns a {@link java.lang.invoke.MethodHandles.Lookup} with full privilege access to its package. A hidden
 * class is defined by a lookup that was created in the class's own module, and the classes of each class loader are in a separate
 * module.
 */
public final class LookupEmitter {

    /** The name of the class in its package. */
    public static final String NAME = "$Gridwire$Lookup";

    /** The name of its only method, which is static, without parameters, and package-private. */
    public static final String METHOD = "lookup";

    private static final String LOOKUP = "()Ljava/lang/invoke/MethodHandles$Lookup;";

    private LookupEmitter() {}

    /**
     * Emits the class.
     *
     * @param packageName the package's name; empty for the unnamed package
     */
    public static byte[] emit(String packageName) {
        ClassWriter target = new ClassWriter(0);
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        String name = Names.internal(packageName.isEmpty() ? NAME : packageName + "." + NAME);
        target.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
        MethodVisitor code = target.visitMethod(Opcodes.ACC_STATIC, METHOD, LOOKUP, null, null);
        code.visitCode();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", METHOD, LOOKUP, false);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(1, 0);
        code.visitEnd();
        target.visitEnd();
        return target.toByteArray();
    }
}
