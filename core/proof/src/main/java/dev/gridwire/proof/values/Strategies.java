// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds the strategies for a class, the best first. A strategy that checks its arguments precedes one that sets fields; more
 * arguments precede fewer.
 */
final class Strategies {

    private static final Comparator<Executable> MOST_PARAMETERS = Comparator
            .comparingInt((Executable each) -> -each.getParameterCount())
            .thenComparing(each -> each.getName() + NullSafeCall.parameters(each));
    private static final Set<String> STARTS = Set.of("builder", "newBuilder");
    private static final Set<String> ENDS = Set.of("build", "create", "make");

    private Strategies() {}

    static List<Strategy> of(Class<?> type) {
        List<Strategy> strategies = new ArrayList<>();
        if (type.isRecord()) {
            strategies.add(ofConstructor(canonical(type)));
            strategies.addAll(ofFactories(type));
            return strategies;
        }
        List<Constructor<?>> open = constructors(type, each -> Modifier.isPublic(each.getModifiers()));
        open.forEach(each -> strategies.add(ofConstructor(each)));
        ofBuilder(type).ifPresent(each -> strategies.add(isFuller(type, open) ? strategies.size() : 0, each));
        strategies.addAll(ofFactories(type));
        List<Strategy> hidden = constructors(type, each -> !Modifier.isPublic(each.getModifiers())).stream()
                .map(Strategies::ofConstructor).toList();
        boolean isBean = Modifier.isPublic(type.getModifiers());
        strategies.addAll(isBean ? ofSetters(type) : hidden);
        strategies.addAll(isBean ? hidden : ofSetters(type));
        strategies.add(ofFields(type));
        return strategies;
    }

    /**
     * Returns the strategies for an abstract class: its own methods more likely return a suitable object than the rest of the
     * class path.
     */
    static List<Strategy> ofAbstract(Class<?> type) {
        return ofFactories(type);
    }

    /** Whether a public constructor takes as many arguments as there are fields, so that a builder could not do better. */
    private static boolean isFuller(Class<?> type, List<Constructor<?>> constructors) {
        int fields = Properties.fields(type).size();
        return constructors.stream().anyMatch(each -> each.getParameterCount() >= fields);
    }

    private static Constructor<?> canonical(Class<?> type) {
        Class<?>[] components = Stream.of(type.getRecordComponents()).map(each -> each.getType()).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(components);
        } catch (NoSuchMethodException e) {
            throw new CannotMakeException("A record has no canonical constructor: class=" + type.getName());
        }
    }

    private static List<Constructor<?>> constructors(Class<?> type, Predicate<Constructor<?>> which) {
        return Stream.of(type.getDeclaredConstructors())
                .filter(each -> !each.isSynthetic() && each.getParameterCount() > 0 && which.test(each))
                .filter(each -> !isCopying(type, each))
                .sorted(MOST_PARAMETERS)
                .toList();
    }

    /** Whether the executable takes another object of the class or a builder, and so adds nothing new. */
    private static boolean isCopying(Class<?> type, Executable each) {
        return each.getParameterCount() == 1
                && (each.getParameterTypes()[0].isAssignableFrom(type) || isNestedIn(type, each.getParameterTypes()[0]));
    }

    private static boolean isNestedIn(Class<?> type, Class<?> parameter) {
        return parameter.getEnclosingClass() == type && parameter.getSimpleName().endsWith("Builder");
    }

    /** Calls a constructor with arguments, then the setters of the properties that it left out. */
    private static Strategy ofConstructor(Constructor<?> constructor) {
        String kind = constructor.getDeclaringClass().isRecord() ? "its canonical constructor "
                : Modifier.isPublic(constructor.getModifiers()) ? "its public constructor " : "its constructor ";
        NullSafeCall call = new NullSafeCall(constructor);
        return new Strategy(kind + NullSafeCall.parameters(constructor), (maker, scope) -> {
            Object made = Objects.requireNonNull(call.on(null, maker, scope));
            new Filling(made).byMethods(maker, scope);
            return made;
        });
    }

    /** Returns the public static methods that return an object of the class. */
    private static List<Strategy> ofFactories(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && Modifier.isPublic(each.getModifiers()))
                .filter(each -> each.getReturnType() == type && each.getParameterCount() > 0 && !each.isSynthetic())
                .filter(each -> !isCopying(type, each))
                .sorted(MOST_PARAMETERS)
                .map(Strategies::ofFactory)
                .toList();
    }

    private static Strategy ofFactory(Method method) {
        NullSafeCall call = new NullSafeCall(method);
        return new Strategy("its static method " + method.getName() + NullSafeCall.parameters(method),
                (maker, scope) -> call.on(null, maker, scope));
    }

    /** Calls a constructor without parameters, then setters, then sets the other fields. */
    private static List<Strategy> ofSetters(Class<?> type) {
        return Stream.of(type.getDeclaredConstructors())
                .filter(each -> each.getParameterCount() == 0 && !each.isSynthetic())
                .map(each -> new Strategy("its constructor that takes nothing, setters and fields", (maker, scope) -> {
                    each.setAccessible(true);
                    Object made = each.newInstance();
                    Filling filling = new Filling(made);
                    filling.byMethods(maker, scope);
                    filling.byFields(maker, scope);
                    return made;
                }))
                .toList();
    }

    /** Calls no constructor of the class and sets all fields, as Java deserialization does. */
    private static Strategy ofFields(Class<?> type) {
        return new Strategy("its fields, as deserialization sets them", (maker, scope) -> {
            Object made = BareObjects.create(type);
            new Filling(made).byFields(maker, scope);
            return made;
        });
    }

    /**
     * Uses the builder of a class, which a static method returns or which is nested in the class. It calls each method of the
     * builder that takes one argument and returns the builder, then the method that builds.
     */
    private static Optional<Strategy> ofBuilder(Class<?> type) {
        Stream<Method> starts = Stream.of(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && STARTS.contains(each.getName()));
        return ofStart(type, starts).or(() -> ofStart(type, Stream.of(type.getDeclaredClasses())
                .filter(each -> each.getSimpleName().endsWith("Builder") && Modifier.isStatic(each.getModifiers()))
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(each -> Stream.of(each.getConstructors()))));
    }

    private static Optional<Strategy> ofStart(Class<?> type, Stream<? extends Executable> starts) {
        return starts.filter(start -> start.getParameterCount() == 0)
                .flatMap(start -> ofStart(type, start).stream())
                .findFirst();
    }

    private static Optional<Strategy> ofStart(Class<?> type, Executable start) {
        Class<?> builder = start instanceof Method method ? method.getReturnType() : start.getDeclaringClass();
        return Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 0 && ENDS.contains(each.getName()))
                .filter(each -> each.getReturnType() == type)
                .findFirst()
                .map(end -> new Strategy("its builder", building(start, setters(type, builder), end)));
    }

    private static List<NullSafeCall> setters(Class<?> type, Class<?> builder) {
        return Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 1 && !Modifier.isStatic(each.getModifiers()) && !each.isBridge())
                .filter(each -> each.getReturnType().isAssignableFrom(builder) && each.getReturnType() != Object.class)
                .filter(each -> !each.getParameterTypes()[0].isAssignableFrom(type)
                        || each.getParameterTypes()[0] == Object.class)
                .sorted(Comparator.comparing(Method::getName).thenComparing(each -> each.getParameterTypes()[0].getName()))
                .map(NullSafeCall::new)
                .toList();
    }

    private static Strategy.Making building(Executable start, List<NullSafeCall> setters, Method end) {
        return (maker, scope) -> {
            start.setAccessible(true);
            Object builder = Objects.requireNonNull(NullSafeCall.invoke(start, null, new Object[0]));
            TypeBindings inner = scope.of(start instanceof Method method ? method.getGenericReturnType() : builder.getClass());
            for (NullSafeCall setter : setters) {
                try {
                    setter.on(builder, maker, inner);
                } catch (CannotMakeException e) {
                    // Skips an argument that cannot be created, which the builder may not need.
                }
            }
            end.setAccessible(true);
            return end.invoke(builder);
        };
    }
}
