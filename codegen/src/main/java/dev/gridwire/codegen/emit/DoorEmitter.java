// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits a class that gives full access to its package: hidden classes need a lookup that began in their own module, and the
 * classes of each class loader are in a module of their own.
 */
public final class DoorEmitter {

    /** The simple name of the class. */
    public static final String NAME = "Gridwire$Door";

    /** Its only method, static and without arguments; of the package's access. */
    public static final String METHOD = "lookup";

    private static final String LOOKUP = "()Ljava/lang/invoke/MethodHandles$Lookup;";

    private DoorEmitter() {}

    /**
     * Emits the class.
     *
     * @param packageName empty for the unnamed one
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
