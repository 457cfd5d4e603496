// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds the names of parameters, from one of several tables in the class file, or from the fields of the same types. */
final class ParameterNames {

    private ParameterNames() {}

    static List<String> of(Executable executable) {
        Parameter[] parameters = executable.getParameters();
        if (Stream.of(parameters).allMatch(Parameter::isNamePresent)) {
            return Stream.of(parameters).map(Parameter::getName).toList();
        }
        if (executable instanceof Method method && parameters.length == 1) {
            return List.of(Properties.of(method.getName()));
        }
        List<String> names = ofDebuggers(executable);
        return names.size() == parameters.length ? names : byFields(executable.getDeclaringClass(), parameters);
    }

    /** Returns the names in the table that compilers write for debuggers, without those that the table lacks. */
    private static List<String> ofDebuggers(Executable executable) {
        Map<Integer, String> variables = new HashMap<>();
        try (InputStream in = classFile(executable.getDeclaringClass())) {
            if (in != null) {
                new ClassReader(in).accept(new LocalVariables(executable, variables), ClassReader.SKIP_FRAMES);
            }
        } catch (IOException | RuntimeException e) {
            // An unreadable class file has no names.
        }
        List<String> names = new ArrayList<>();
        int slot = Modifier.isStatic(executable.getModifiers()) ? 0 : 1;
        for (Class<?> parameter : executable.getParameterTypes()) {
            Optional.ofNullable(variables.get(slot)).ifPresent(names::add);
            slot += Type.getType(parameter).getSize();
        }
        return names;
    }

    private static @Nullable InputStream classFile(Class<?> type) {
        return type.getResourceAsStream('/' + type.getName().replace('.', '/') + ".class");
    }

    /** Assigns the first free field of each type, because constructors mostly follow the order of the fields. */
    private static List<String> byFields(Class<?> type, Parameter[] parameters) {
        List<Field> fields = new ArrayList<>(Properties.fields(type));
        List<String> names = new ArrayList<>();
        for (Parameter parameter : parameters) {
            Field found = fields.stream().filter(each -> each.getType() == parameter.getType()).findFirst().orElse(null);
            fields.remove(found);
            names.add(found == null ? "" : found.getName());
        }
        return names;
    }

    /** Collects the local variables of one method; of several in a slot, the first in the table. */
    private static final class LocalVariables extends ClassVisitor {

        private final String name;
        private final String descriptor;
        private final Map<Integer, String> variables;

        LocalVariables(Executable executable, Map<Integer, String> variables) {
            super(Opcodes.ASM9);
            this.name = executable instanceof Method method ? method.getName() : "<init>";
            this.descriptor = executable instanceof Method method
                    ? Type.getMethodDescriptor(method) : Type.getConstructorDescriptor((Constructor<?>) executable);
            this.variables = variables;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(int access, String method, String form, @Nullable String signature,
                String @Nullable [] exceptions) {
            return !method.equals(name) || !form.equals(descriptor) ? null : new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitLocalVariable(String variable, String type, @Nullable String generic, Label start, Label end,
                        int index) {
                    variables.putIfAbsent(index, variable);
                }
            };
        }
    }
}
