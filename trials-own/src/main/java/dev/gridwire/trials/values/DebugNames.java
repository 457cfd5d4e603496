// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The names of parameters in the tables that compilers write for debuggers. */
final class DebugNames {

    private static final String CONSTRUCTOR = "<init>";

    private DebugNames() {}

    /** The names of all parameters; none where the class file does not tell. */
    static List<String> of(Executable executable) {
        Map<Integer, String> bySlot = bySlot(executable);
        List<String> names = new ArrayList<>();
        int slot = Modifier.isStatic(executable.getModifiers()) ? 0 : 1;
        for (Class<?> parameter : executable.getParameterTypes()) {
            String name = bySlot.get(slot);
            if (name == null) {
                return List.of();
            }
            names.add(name);
            slot += Type.getType(parameter).getSize();
        }
        return names;
    }

    private static Map<Integer, String> bySlot(Executable executable) {
        Map<Integer, String> bySlot = new TreeMap<>();
        Class<?> type = executable.getDeclaringClass();
        try (InputStream in = type.getResourceAsStream('/' + type.getName().replace('.', '/') + ".class")) {
            if (in != null) {
                new ClassReader(in).accept(new Variables(executable, bySlot), ClassReader.SKIP_FRAMES);
            }
        } catch (IOException | RuntimeException e) {
            // A class file that cannot be read tells no names.
        }
        return bySlot;
    }

    /** Collects the variables of one method that begin with it. */
    private static final class Variables extends ClassVisitor {

        private final String name;
        private final String descriptor;
        private final Map<Integer, String> bySlot;

        Variables(Executable executable, Map<Integer, String> bySlot) {
            super(Opcodes.ASM9);
            this.name = executable instanceof Constructor ? CONSTRUCTOR : executable.getName();
            this.descriptor = executable instanceof Constructor<?> constructor
                    ? Type.getConstructorDescriptor(constructor)
                    : Type.getMethodDescriptor((Method) executable);
            this.bySlot = bySlot;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access, String method, String methodDescriptor, @Nullable String signature, String @Nullable [] exceptions) {
            if (!method.equals(name) || !methodDescriptor.equals(descriptor)) {
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitLocalVariable(
                        String variable, String type, @Nullable String generic, Label start, Label end, int index) {
                    bySlot.putIfAbsent(index, variable);
                }
            };
        }
    }
}
