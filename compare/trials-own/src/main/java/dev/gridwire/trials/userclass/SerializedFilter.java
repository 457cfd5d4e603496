// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.policy.NameRule;
import dev.gridwire.policy.PatternSet;
import dev.gridwire.proof.values.Implementers;
import java.io.ObjectInputFilter;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Allows the classes that the class's fields can hold by their types, those that the user allows, and the JDK's types in
 * Gridwire's own policy. Limits the number of objects to that of a file of values.
 */
final class SerializedFilter implements ObjectInputFilter {

    private static final long MOST_DEPTH = 500;
    private static final long MOST_REFERENCES = 50_000_000;
    private static final long MOST_ELEMENTS = 50_000_000;
    private static final long MOST_BYTES = 1L << 30;

    private final NamePolicy policy;
    private @Nullable String refusal;

    private SerializedFilter(NamePolicy policy) {
        this.policy = policy;
    }

    static SerializedFilter of(Class<?> root, Implementers implementers, List<String> allowed) {
        List<ClassPattern> patterns = new ArrayList<>();
        reachable(root, implementers).forEach(type -> patterns.add(ClassPattern.ofClass(type.getName())));
        allowed.forEach(pattern -> patterns.add(ClassPattern.parse(pattern)));
        return new SerializedFilter(new NamePolicy(PatternSet.of(patterns), NameRule.NONE, PatternSet.NONE, name -> true));
    }

    /** Returns why something was refused; null if nothing was. */
    @Nullable String refusal() {
        return refusal;
    }

    @Override
    public Status checkInput(FilterInfo info) {
        if (info.depth() > MOST_DEPTH || info.references() > MOST_REFERENCES || info.arrayLength() > MOST_ELEMENTS
                || info.streamBytes() > MOST_BYTES) {
            refusal = "The file holds more than values do: depth=" + info.depth() + ", references=" + info.references()
                    + ", length=" + info.arrayLength();
            return Status.REJECTED;
        }
        return info.serialClass() == null ? Status.UNDECIDED : check(info.serialClass());
    }

    private Status check(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        String name = element.getName();
        if (policy.allowsInStream(name)) {
            return Status.ALLOWED;
        }
        refusal = "The file holds a class that is not allowed: " + name
                + (ClassModel.isPlatformName(name) ? "" : " (if you trust the file: --allow " + name + ")");
        return Status.REJECTED;
    }

    /** Returns the classes that fields name, their superclasses, and the concrete classes of abstract ones. */
    private static Set<Class<?>> reachable(Class<?> root, Implementers implementers) {
        Set<Class<?>> reached = new LinkedHashSet<>();
        Deque<Type> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            Type next = open.pop();
            if (next instanceof Class<?> type) {
                visit(type, implementers, reached, open);
            } else {
                parts(next).forEach(open::push);
            }
        }
        return reached;
    }

    private static Stream<Type> parts(Type type) {
        if (type instanceof ParameterizedType generic) {
            return Stream.concat(Stream.of(generic.getRawType()), Stream.of(generic.getActualTypeArguments()));
        }
        if (type instanceof GenericArrayType array) {
            return Stream.of(array.getGenericComponentType());
        }
        return type instanceof WildcardType wildcard
                ? Stream.concat(Stream.of(wildcard.getLowerBounds()), Stream.of(wildcard.getUpperBounds()))
                : Stream.empty();
    }

    private static void visit(Class<?> type, Implementers implementers, Set<Class<?>> reached, Deque<Type> open) {
        if (type.isArray()) {
            open.push(type.getComponentType());
            return;
        }
        if (type.isPrimitive() || NamePolicy.isPlatform(type.getName()) || !reached.add(type)) {
            return;
        }
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                open.push(field.getGenericType());
            }
        }
        if (type.getGenericSuperclass() != null) {
            open.push(type.getGenericSuperclass());
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            implementers.of(type).forEach(open::push);
        }
        for (Class<?> permitted : type.isSealed() ? type.getPermittedSubclasses() : new Class<?>[0]) {
            open.push(permitted);
        }
    }
}
