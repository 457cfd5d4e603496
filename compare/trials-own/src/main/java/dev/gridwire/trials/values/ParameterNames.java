// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;

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
        List<LocalVariableNode> variables = variables(executable);
        List<String> names = new ArrayList<>();
        int slot = Modifier.isStatic(executable.getModifiers()) ? 0 : 1;
        for (Class<?> parameter : executable.getParameterTypes()) {
            int wanted = slot;
            variables.stream().filter(each -> each.index == wanted).findFirst().ifPresent(each -> names.add(each.name));
            slot += Type.getType(parameter).getSize();
        }
        return names;
    }

    private static List<LocalVariableNode> variables(Executable executable) {
        Class<?> type = executable.getDeclaringClass();
        String name = executable instanceof Method method ? method.getName() : "<init>";
        String descriptor = executable instanceof Method method
                ? Type.getMethodDescriptor(method) : Type.getConstructorDescriptor((Constructor<?>) executable);
        ClassNode node = new ClassNode(Opcodes.ASM9);
        try (InputStream in = type.getResourceAsStream('/' + type.getName().replace('.', '/') + ".class")) {
            if (in != null) {
                new ClassReader(in).accept(node, ClassReader.SKIP_FRAMES);
            }
        } catch (IOException | RuntimeException e) {
            // An unreadable class file has no names.
        }
        return node.methods.stream()
                .filter(each -> each.name.equals(name) && each.desc.equals(descriptor) && each.localVariables != null)
                .flatMap(each -> each.localVariables.stream())
                .toList();
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
}
