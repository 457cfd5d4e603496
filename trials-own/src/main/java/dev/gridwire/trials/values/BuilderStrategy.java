// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A builder: each of its methods that take one argument and give the builder, then the one that builds. */
final class BuilderStrategy {

    private static final Set<String> STARTS = Set.of("builder", "newBuilder");
    private static final Set<String> ENDS = Set.of("build", "create", "make");

    private BuilderStrategy() {}

    /** The builder of a class: by its static method, or nested in it. */
    static Optional<Strategy> of(Class<?> type) {
        Stream<Method> starts = Stream.of(type.getDeclaredMethods())
                .filter(each -> Modifier.isStatic(each.getModifiers()) && STARTS.contains(each.getName()));
        return first(type, starts).or(() -> first(type, Stream.of(type.getDeclaredClasses())
                .filter(each -> each.getSimpleName().endsWith("Builder") && Modifier.isStatic(each.getModifiers()))
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(each -> Stream.of(each.getConstructors()))));
    }

    private static Optional<Strategy> first(Class<?> type, Stream<? extends Executable> starts) {
        return starts.filter(start -> start.getParameterCount() == 0)
                .flatMap(start -> strategy(type, start).stream())
                .findFirst();
    }

    private static Optional<Strategy> strategy(Class<?> type, Executable start) {
        Class<?> builder = start instanceof Method method ? method.getReturnType() : start.getDeclaringClass();
        return Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 0 && ENDS.contains(each.getName()))
                .filter(each -> each.getReturnType() == type)
                .findFirst()
                .map(end -> new Strategy("its builder", making(start, setters(type, builder), end)));
    }

    private static List<Call> setters(Class<?> type, Class<?> builder) {
        return Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 1 && !Modifier.isStatic(each.getModifiers()) && !each.isBridge())
                .filter(each -> each.getReturnType().isAssignableFrom(builder) && each.getReturnType() != Object.class)
                .filter(each -> !each.getParameterTypes()[0].isAssignableFrom(type)
                        || each.getParameterTypes()[0] == Object.class)
                .sorted(Comparator.comparing(Method::getName).thenComparing(each -> each.getParameterTypes()[0].getName()))
                .map(Call::new)
                .toList();
    }

    private static Strategy.Making making(Executable start, List<Call> setters, Method end) {
        return (maker, scope) -> {
            Object builder = begin(start);
            TypeBindings inner = scope.of(start instanceof Method method ? method.getGenericReturnType() : builder.getClass());
            for (Call setter : setters) {
                try {
                    setter.on(builder, maker, inner);
                } catch (CannotMakeException e) {
                    // Arguments that cannot be made are left out; the builder may do without.
                }
            }
            end.setAccessible(true);
            Object made = end.invoke(builder);
            if (made == null) {
                throw new IllegalStateException("it gave null: class=" + end.getReturnType().getName());
            }
            return made;
        };
    }

    private static Object begin(Executable start) throws ReflectiveOperationException {
        if (start instanceof Constructor<?> constructor) {
            return constructor.newInstance();
        }
        start.setAccessible(true);
        return ((Method) start).invoke(null);
    }
}
