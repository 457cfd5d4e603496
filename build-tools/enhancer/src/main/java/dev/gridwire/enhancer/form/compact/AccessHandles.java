// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.enhancer.form.named.Templates;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the static final handles of a serializer, which the JIT compiler treats as constants, and the initializer that looks
 * them up.
 */
final class AccessHandles {

    static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static final String CONSTRUCTOR = "java/lang/reflect/Constructor";
    private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";
    private static final String METHOD_TYPE = "Ljava/lang/invoke/MethodType;";
    private static final String CLASS = "Ljava/lang/Class;";

    private final String className;
    private final String typeName;
    private final Templates templates;
    private final List<Handle> handles = new ArrayList<>();

    AccessHandles(String className, String typeName, Templates templates) {
        this.className = className;
        this.typeName = typeName;
        this.templates = templates;
    }

    /** A static field, and the code that fills it. */
    private record Handle(String name, String type, Consumer<MethodVisitor> value) {}

    /** Pushes the getter of a slot, which takes the object. */
    void getter(MethodVisitor code, Slot slot, int steps) {
        push(code, "get" + steps + "$" + slot.name(), member("getter", slot.name(), steps, getterShape(slot)));
    }

    /** Pushes the setter of a slot, which takes the object and the value. */
    void setter(MethodVisitor code, Slot slot, int steps) {
        push(code, "set" + steps + "$" + slot.name(), member("setter", slot.name(), steps, setterShape(slot)));
    }

    /** Pushes the method that replaces an object after reading. */
    void resolver(MethodVisitor code, int steps) {
        push(code, "resolve", member("method", "readResolve", steps, resolverShape()));
    }

    /** Pushes the constructor of a record. */
    void canonical(MethodVisitor code, String descriptor) {
        push(code, "make", initializer -> {
            initializer.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "lookup", "()" + LOOKUP, false);
            initializer.visitLdcInsn(Type.getObjectType(typeName));
            initializer.visitLdcInsn(Type.getMethodType(descriptor));
            initializer.visitLdcInsn(Type.getMethodType(canonicalShape(descriptor)));
            call(initializer, "constructor", "(" + LOOKUP + CLASS + METHOD_TYPE + METHOD_TYPE + ")L" + HANDLE + ";");
        });
    }

    /** Pushes the {@code Constructor} of a superclass that creates an object of the class. */
    void maker(MethodVisitor code, int steps) {
        push(code, new Handle("maker", CONSTRUCTOR, initializer -> {
            initializer.visitLdcInsn(Type.getObjectType(typeName));
            initializer.visitLdcInsn(steps);
            call(initializer, "maker", "(" + CLASS + "I)L" + CONSTRUCTOR + ";");
        }));
    }

    String getterShape(Slot slot) {
        return "(L" + typeName + ";)" + erased(slot.descriptor());
    }

    String setterShape(Slot slot) {
        return "(L" + typeName + ";" + erased(slot.descriptor()) + ")V";
    }

    String resolverShape() {
        return "(L" + typeName + ";)Ljava/lang/Object;";
    }

    static String canonicalShape(String descriptor) {
        StringBuilder shape = new StringBuilder("(");
        for (Type type : Type.getArgumentTypes(descriptor)) {
            shape.append(erased(type.getDescriptor()));
        }
        return shape.append(")Ljava/lang/Object;").toString();
    }

    static String erased(String descriptor) {
        return descriptor.length() == 1 ? descriptor : "Ljava/lang/Object;";
    }

    private Consumer<MethodVisitor> member(String method, String name, int steps, String shape) {
        return initializer -> {
            initializer.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "lookup", "()" + LOOKUP, false);
            initializer.visitLdcInsn(Type.getObjectType(typeName));
            initializer.visitLdcInsn(steps);
            initializer.visitLdcInsn(name);
            initializer.visitLdcInsn(Type.getMethodType(shape));
            call(initializer, method, "(" + LOOKUP + CLASS + "ILjava/lang/String;" + METHOD_TYPE + ")L" + HANDLE + ";");
        };
    }

    private void call(MethodVisitor initializer, String method, String descriptor) {
        initializer.visitMethodInsn(Opcodes.INVOKESTATIC, templates.internalName("Members"), method, descriptor, false);
    }

    private void push(MethodVisitor code, String name, Consumer<MethodVisitor> value) {
        push(code, new Handle(name, HANDLE, value));
    }

    private void push(MethodVisitor code, Handle handle) {
        if (handles.stream().noneMatch(each -> each.name().equals(handle.name()))) {
            handles.add(handle);
        }
        code.visitFieldInsn(Opcodes.GETSTATIC, className, handle.name(), "L" + handle.type() + ";");
    }

    /** Declares the fields and fills them. Must be called last. */
    void declare(ClassVisitor target) {
        if (handles.isEmpty()) {
            return;
        }
        MethodVisitor initializer = target.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        initializer.visitCode();
        for (Handle handle : handles) {
            String type = "L" + handle.type() + ";";
            int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
            target.visitField(access, handle.name(), type, null, null).visitEnd();
            handle.value().accept(initializer);
            initializer.visitFieldInsn(Opcodes.PUTSTATIC, className, handle.name(), type);
        }
        initializer.visitInsn(Opcodes.RETURN);
        initializer.visitMaxs(0, 0);
        initializer.visitEnd();
    }
}
