// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.GridNames;
import dev.gridwire.enhancer.form.OutputFile;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits factories and hooks. Two factories of one class are equal, because one may be registered twice. */
final class StreamFactoryEmitter {

    private static final String OBJECT = "java/lang/Object";
    private static final String CONFIG = "(L" + GridNames.CONFIG + ";)L" + GridNames.CONFIG + ";";

    private StreamFactoryEmitter() {}

    /**
     * Emits a factory, with {@code public static register(SerializationConfig)}.
     *
     * @param makers internal names by class ids
     */
    static OutputFile factory(FactoryNames names, int factoryId, SortedMap<Integer, String> makers) {
        ClassWriter target = begin(names.factory(), GridNames.FACTORY);
        method(target, Opcodes.ACC_PUBLIC, "create", MakerEmitter.CREATE, code ->
                MakerEmitter.choose(code, 1, makers, (branch, maker) -> {
                    branch.visitVarInsn(Opcodes.ILOAD, 1);
                    branch.visitMethodInsn(Opcodes.INVOKESTATIC, maker, "create", MakerEmitter.CREATE, false);
                }));
        method(target, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "register", CONFIG, code -> {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitLdcInsn(factoryId);
            make(code, names.factory());
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, GridNames.CONFIG, "addDataSerializableFactory",
                    "(IL" + GridNames.FACTORY + ";)L" + GridNames.CONFIG + ";", false);
            code.visitInsn(Opcodes.ARETURN);
        });
        method(target, Opcodes.ACC_PUBLIC, "equals", "(Ljava/lang/Object;)Z", code -> {
            code.visitLdcInsn(Type.getObjectType(names.factory()));
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "isInstance", "(Ljava/lang/Object;)Z", false);
            code.visitInsn(Opcodes.IRETURN);
        });
        method(target, Opcodes.ACC_PUBLIC, "hashCode", "()I", code -> {
            code.visitLdcInsn(factoryId);
            code.visitInsn(Opcodes.IRETURN);
        });
        target.visitEnd();
        return OutputFile.ofClass(names.factory(), target.toByteArray());
    }

    static OutputFile hook(FactoryNames names, int factoryId) {
        ClassWriter target = begin(names.hook(), GridNames.HOOK);
        method(target, Opcodes.ACC_PUBLIC, "getFactoryId", "()I", code -> {
            code.visitLdcInsn(factoryId);
            code.visitInsn(Opcodes.IRETURN);
        });
        method(target, Opcodes.ACC_PUBLIC, "createFactory", "()L" + GridNames.FACTORY + ";", code -> {
            make(code, names.factory());
            code.visitInsn(Opcodes.ARETURN);
        });
        target.visitEnd();
        return OutputFile.ofClass(names.hook(), target.toByteArray());
    }

    private static ClassWriter begin(String name, String interfaceName) {
        ClassWriter target = new ClassWriter(0);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        target.visit(Opcodes.V17, access, name, null, OBJECT, new String[] {interfaceName});
        method(target, Opcodes.ACC_PUBLIC, "<init>", "()V", code -> {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
            code.visitInsn(Opcodes.RETURN);
        });
        return target;
    }

    private static void make(MethodVisitor code, String type) {
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
    }

    private static void method(ClassWriter target, int access, String name, String descriptor, Consumer<MethodVisitor> body) {
        MethodVisitor code = target.visitMethod(access, name, descriptor, null, null);
        code.visitCode();
        body.accept(code);
        code.visitMaxs(4, 2);
        code.visitEnd();
    }
}
