// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The names of parameters: as the class file says in one form or another, or as the fields of their types. */
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
        List<String> names = DebugNames.of(executable);
        return names.isEmpty() ? byFields(executable.getDeclaringClass(), parameters) : names;
    }

    /** The first field of the type that is not taken yet: constructors mostly keep to the order of the fields. */
    private static List<String> byFields(Class<?> type, Parameter[] parameters) {
        List<Field> fields = new ArrayList<>();
        for (Field field : Properties.fields(type)) {
            if (!Modifier.isStatic(field.getModifiers())) {
                fields.add(field);
            }
        }
        List<String> names = new ArrayList<>();
        for (Parameter parameter : parameters) {
            Field found = fields.stream().filter(each -> each.getType() == parameter.getType()).findFirst().orElse(null);
            fields.remove(found);
            names.add(found == null ? "" : found.getName());
        }
        return names;
    }
}
