// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** The enum {@code shop.Status} as a class file, as a compiler makes one. */
public final class EnumClass {

    private static final Type SELF = Type.getObjectType(ClassState.PACKAGE + '/' + ClassState.ENUM);
    private static final Type SELVES = Type.getType('[' + SELF.getDescriptor());
    private static final Type ENUM = Type.getType(Enum.class);
    private static final Method NEW = Method.getMethod("void <init> (String,int)");

    private EnumClass() {}

    /** With these constants. */
    public static byte[] of(List<String> constants) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_ENUM,
                SELF.getInternalName(), "Ljava/lang/Enum<" + SELF.getDescriptor() + ">;", ENUM.getInternalName(), null);
        for (String constant : constants) {
            writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM, constant,
                    SELF.getDescriptor(), null, null).visitEnd();
        }
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC, "$VALUES",
                SELVES.getDescriptor(), null, null).visitEnd();
        constructor(writer);
        values(writer);
        valueOf(writer);
        initializer(writer, constants);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void constructor(ClassWriter writer) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PRIVATE, NEW, null, null, writer);
        code.loadThis();
        code.loadArgs();
        code.invokeConstructor(ENUM, NEW);
        end(code);
    }

    private static void values(ClassWriter writer) {
        GeneratorAdapter code = statically(writer, new Method("values", SELVES, new Type[0]));
        code.getStatic(SELF, "$VALUES", SELVES);
        code.invokeVirtual(SELVES, Method.getMethod("Object clone ()"));
        code.checkCast(SELVES);
        end(code);
    }

    private static void valueOf(ClassWriter writer) {
        GeneratorAdapter code = statically(writer, new Method("valueOf", SELF, new Type[] {Type.getType(String.class)}));
        code.push(SELF);
        code.loadArg(0);
        code.invokeStatic(ENUM, Method.getMethod("Enum valueOf (Class,String)"));
        code.checkCast(SELF);
        end(code);
    }

    private static void initializer(ClassWriter writer, List<String> constants) {
        GeneratorAdapter code = new GeneratorAdapter(
                Opcodes.ACC_STATIC, Method.getMethod("void <clinit> ()"), null, null, writer);
        for (int i = 0; i < constants.size(); i++) {
            code.newInstance(SELF);
            code.dup();
            code.push(constants.get(i));
            code.push(i);
            code.invokeConstructor(SELF, NEW);
            code.putStatic(SELF, constants.get(i), SELF);
        }
        code.push(constants.size());
        code.newArray(SELF);
        for (int i = 0; i < constants.size(); i++) {
            code.dup();
            code.push(i);
            code.getStatic(SELF, constants.get(i), SELF);
            code.arrayStore(SELF);
        }
        code.putStatic(SELF, "$VALUES", SELVES);
        end(code);
    }

    private static GeneratorAdapter statically(ClassWriter writer, Method method) {
        return new GeneratorAdapter(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, method, null, null, writer);
    }

    private static void end(GeneratorAdapter code) {
        code.returnValue();
        code.endMethod();
    }
}
