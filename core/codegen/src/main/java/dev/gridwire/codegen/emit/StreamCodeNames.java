// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.StreamSupport;
import dev.gridwire.codegen.target.StreamTarget;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Provides names and descriptors in code for a stream.
 *
 * @param type the internal name of the class for which the code is made
 */
record StreamCodeNames(String type, StreamSupport support) {

    static final String OBJECT = "Ljava/lang/Object;";
    private static final String WRITE = "$gridwire$write";
    private static final String READ = "$gridwire$read";
    static final String[] WRITE_EXCEPTIONS = {"java/io/IOException"};

    StreamTarget target() {
        return support.target();
    }

    String[] readExceptions() {
        return target().readExceptions().toArray(String[]::new);
    }

    /** Returns a call that writes a class's levels; it is an instance method of the class. */
    Call writeLevels(String owner) {
        return new Call(owner, WRITE, writeDescriptor());
    }

    /** Returns a call that reads a class's levels; it is an instance method of the class. */
    Call readLevels(String owner) {
        return new Call(owner, READ, readDescriptor());
    }

    String writeDescriptor() {
        return "(L" + target().output() + ";)V";
    }

    String readDescriptor() {
        return "(L" + target().input() + ";)V";
    }

    Call writeNode(String name) {
        return new Call(type, WRITE + "$" + ofMethod(name), "(L" + target().output() + ";" + OBJECT + ")V");
    }

    Call readNode(String name) {
        return new Call(type, READ + "$" + ofMethod(name), "(L" + target().input() + ";)" + OBJECT);
    }

    /** Replaces angle brackets, which fields may have in their names but methods may not (JVMS 4.2.2). */
    private static String ofMethod(String name) {
        return name.replace('<', '(').replace('>', ')');
    }

    static void callInterface(MethodVisitor code, Call call) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, call.owner(), call.name(), call.descriptor(), true);
    }

    /** Pushes a class constant. */
    static void pushClass(MethodVisitor code, String internalName) {
        code.visitLdcInsn(Type.getObjectType(internalName));
    }

    /** Casts a reference unless its static type is sufficient. */
    static void cast(MethodVisitor code, String given, String wanted) {
        if (!given.equals(wanted) && !wanted.equals(OBJECT)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(wanted).getInternalName());
        }
    }

    static String internal(String name) {
        return name.replace('.', '/');
    }

    static String reference(String name) {
        return "L" + internal(name) + ";";
    }
}
