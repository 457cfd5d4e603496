// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.Subjects;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** Class files under other names, so that two stand for versions of one. */
public final class Renamed {

    private Renamed() {}

    /**
     * The class files of test classes under other names.
     *
     * @param names old ones to new ones
     */
    public static Map<String, byte[]> classFiles(Map<String, String> names) {
        Map<String, String> internal = new HashMap<>();
        names.forEach((from, to) -> internal.put(from.replace('.', '/'), to.replace('.', '/')));
        Map<String, byte[]> files = new TreeMap<>();
        names.forEach((from, to) -> {
            ClassWriter writer = new ClassWriter(0);
            new ClassReader(Subjects.classFile(from))
                    .accept(new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, internal)), 0);
            files.put(to, writer.toByteArray());
        });
        return files;
    }

    /** A class of many public fields. */
    public static byte[] wide(String name, int fieldCount) {
        return wide(name, fieldCount, Opcodes.V17);
    }

    /** A class of many public fields, of a version of class files. */
    public static byte[] wide(String name, int fieldCount, int version) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", new String[] {"java/io/Serializable"});
        for (int i = 0; i < fieldCount; i++) {
            writer.visitField(Opcodes.ACC_PUBLIC, "f" + i, "J", null, null).visitEnd();
        }
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A subclass that nobody formed, defined by the loader of its superclass. */
    public static Class<?> subclass(ClassLoader loader, String superclass) throws ReflectiveOperationException {
        ClassWriter writer = new ClassWriter(0);
        String above = superclass.replace('.', '/');
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, above + "Below", null, above, null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
        writer.visitEnd();
        Class<?> known = loader.loadClass(superclass);
        return MethodHandles.privateLookupIn(known, MethodHandles.lookup()).defineClass(writer.toByteArray());
    }
}
