// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objenesis.ObjenesisStd;

/**
 * Finds the strategies for a class, the most telling first: one that checks its arguments is believed more than one that sets
 * fields, and one that takes more arguments more than one that takes fewer.
 */
final class Strategies {

    private static final Comparator<Executable> MOST_PARAMETERS = Comparator
            .comparingInt((Executable each) -> -each.getParameterCount())
            .thenComparing(each -> each.getName() + Call.parameters(each));

    private Strategies() {}

    static List<Strategy> of(Class<?> type) {
        List<Strategy> strategies = new ArrayList<>();
        if (type.isRecord()) {
            strategies.add(new ConstructorStrategy(canonical(type)));
            factories(type).forEach(method -> strategies.add(new FactoryStrategy(method)));
            return strategies;
        }
        Predicate<Constructor<?>> isPublic = each -> Modifier.isPublic(each.getModifiers());
        constructors(type, isPublic).forEach(each -> strategies.add(new ConstructorStrategy(each)));
        BuilderStrategy.of(type).ifPresent(strategy ->
                strategies.add(isFuller(type, strategies) ? strategies.size() : 0, strategy));
        factories(type).forEach(method -> strategies.add(new FactoryStrategy(method)));
        if (Modifier.isPublic(type.getModifiers())) {
            beans(type).forEach(strategies::add);
            constructors(type, isPublic.negate()).forEach(each -> strategies.add(new ConstructorStrategy(each)));
        } else {
            constructors(type, isPublic.negate()).forEach(each -> strategies.add(new ConstructorStrategy(each)));
            beans(type).forEach(strategies::add);
        }
        strategies.add(new FieldsStrategy(type));
        return strategies;
    }

    /** Whether a public constructor takes as much as there are fields, so that a builder could give no more. */
    private static boolean isFuller(Class<?> type, List<Strategy> constructors) {
        int fields = Properties.fields(type).size();
        return constructors.stream().anyMatch(strategy -> ((ConstructorStrategy) strategy).parameterCount() >= fields);
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

    /** One that takes another object of the class, or a builder, tells nothing of its own. */
    private static boolean isCopying(Class<?> type, Executable each) {
        return each.getParameterCount() == 1
                && (each.getParameterTypes()[0].isAssignableFrom(type) || isNestedIn(type, each.getParameterTypes()[0]));
    }

    private static boolean isNestedIn(Class<?> type, Class<?> parameter) {
        return parameter.getEnclosingClass() == type && parameter.getSimpleName().endsWith("Builder");
    }

    /** For an abstract class: its own methods give objects of its kind sooner than the rest of the class path. */
    static List<Strategy> ofAbstract(Class<?> type) {
        return factories(type).stream().<Strategy>map(FactoryStrategy::new).toList();
    }

    private static List<Method> factories(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && Modifier.isPublic(each.getModifiers()))
                .filter(each -> each.getReturnType() == type && each.getParameterCount() > 0 && !each.isSynthetic())
                .filter(each -> !isCopying(type, each))
                .sorted(MOST_PARAMETERS)
                .toList();
    }

    private static List<Strategy> beans(Class<?> type) {
        return Stream.of(type.getDeclaredConstructors())
                .filter(each -> each.getParameterCount() == 0 && !each.isSynthetic())
                .<Strategy>map(BeanStrategy::new)
                .toList();
    }

    /** Calls a constructor with arguments, then the setters of the properties that it left out. */
    private static final class ConstructorStrategy implements Strategy {

        private final Constructor<?> constructor;
        private final Call call;

        ConstructorStrategy(Constructor<?> constructor) {
            this.constructor = constructor;
            this.call = Call.of(constructor);
        }

        int parameterCount() {
            return constructor.getParameterCount();
        }

        @Override
        public String title() {
            String kind = constructor.getDeclaringClass().isRecord() ? "its canonical constructor"
                    : Modifier.isPublic(constructor.getModifiers()) ? "its public constructor" : "its constructor";
            return kind + ' ' + Call.parameters(constructor);
        }

        @Override
        public Object make(Maker maker, TypeBindings scope) throws Throwable {
            constructor.setAccessible(true);
            Object made = Objects.requireNonNull(call.on(constructor::newInstance, maker, scope));
            Filling.of(made).byMethods(maker, scope);
            return made;
        }
    }

    /** A public static method that gives an object of the class. */
    private static final class FactoryStrategy implements Strategy {

        private final Method method;
        private final Call call;

        FactoryStrategy(Method method) {
            this.method = method;
            this.call = Call.of(method);
        }

        @Override
        public String title() {
            return "its static method " + method.getName() + Call.parameters(method);
        }

        @Override
        public Object make(Maker maker, TypeBindings scope) throws Throwable {
            method.setAccessible(true); // the class itself need not be public
            Object made = call.on(arguments -> method.invoke(null, arguments), maker, scope);
            if (made == null) {
                throw new IllegalStateException("it gave null");
            }
            return made;
        }
    }

    /** A constructor that takes nothing, then setters, then the fields that have none. */
    private record BeanStrategy(Constructor<?> constructor) implements Strategy {

        @Override
        public String title() {
            return "its constructor that takes nothing, setters and fields";
        }

        @Override
        public Object make(Maker maker, TypeBindings scope) throws Throwable {
            constructor.setAccessible(true);
            Object made = constructor.newInstance();
            Filling filling = Filling.of(made);
            filling.byMethods(maker, scope);
            filling.byFields(maker, scope);
            return made;
        }
    }

    /** Calls no constructor of the class and sets all fields, as Java deserialization does. */
    private record FieldsStrategy(Class<?> type) implements Strategy {

        private static final ObjenesisStd OBJENESIS = new ObjenesisStd();

        @Override
        public String title() {
            return "its fields, as deserialization sets them";
        }

        @Override
        public Object make(Maker maker, TypeBindings scope) {
            Object made = OBJENESIS.newInstance(type);
            Filling.of(made).byFields(maker, scope);
            return made;
        }
    }
}
