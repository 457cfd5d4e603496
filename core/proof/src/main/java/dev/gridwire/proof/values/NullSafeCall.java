// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Calls a constructor or method with generated arguments, and learns which of them must not be null. */
public final class NullSafeCall {

    private final Executable executable;
    private final List<ValueSlot> slots = new ArrayList<>();
    private final boolean[] demanded;
    private final Optional<KotlinDefaults> defaults;

    NullSafeCall(Executable executable) {
        this.executable = executable;
        Parameter[] parameters = executable.getParameters();
        Type[] generic = executable.getGenericParameterTypes();
        AnnotatedType[] annotated = executable.getAnnotatedParameterTypes();
        List<String> names = ParameterNames.of(executable);
        for (int i = 0; i < parameters.length; i++) {
            // Enclosing instances and captured variables have no generic type.
            boolean whole = generic.length == parameters.length;
            AnnotatedType type = annotated.length == parameters.length ? annotated[i] : parameters[i].getAnnotatedType();
            boolean nullable = NullRules.allowsNull(executable.getDeclaringClass(), parameters[i], type);
            slots.add(new ValueSlot(names.get(i), whole ? generic[i] : parameters[i].getType(), nullable));
        }
        this.demanded = new boolean[parameters.length];
        this.defaults = KotlinDefaults.of(executable);
    }

    /** Returns the parameter types as in source code. */
    static String parameters(Executable executable) {
        return Stream.of(executable.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * Calls the executable. If it throws and some arguments were null, calls it once more without null.
     *
     * @param receiver null for constructors and static methods
     */
    @Nullable Object on(@Nullable Object receiver, Maker maker, TypeBindings scope) throws Throwable {
        executable.setAccessible(true);
        @Nullable Object[] arguments = new Object[slots.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = maker.value(demanded[i] ? slots.get(i).demanded() : slots.get(i), scope);
        }
        try {
            return defaults.isPresent() && maker.bits() % 4 == 0
                    ? defaults.get().make(arguments, maker::bits) : invoke(executable, receiver, arguments);
        } catch (Exception e) {
            List<Integer> nulls = withoutNulls(arguments, maker, scope);
            if (nulls.isEmpty()) {
                throw e;
            }
            Object made = invoke(executable, receiver, arguments);
            if (nulls.size() == 1) {
                demanded[nulls.get(0)] = true;
            }
            return made;
        }
    }

    /** Calls a constructor, or a method of the receiver. */
    public static @Nullable Object invoke(Executable executable, @Nullable Object receiver, @Nullable Object[] arguments)
            throws ReflectiveOperationException {
        return executable instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments)
                : ((Method) executable).invoke(receiver, arguments);
    }

    private List<Integer> withoutNulls(@Nullable Object[] arguments, Maker maker, TypeBindings scope) {
        List<Integer> filled = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] == null && slots.get(i).nullable()) {
                arguments[i] = maker.value(slots.get(i).demanded(), scope);
                filled.add(i);
            }
        }
        return filled;
    }
}
