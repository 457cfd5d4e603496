// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A builder: each of its methods that take one argument and give the builder, then the one that builds. */
final class BuilderStrategy implements Strategy {

    private static final Set<String> STARTS = Set.of("builder", "newBuilder");
    private static final Set<String> ENDS = Set.of("build", "create", "make");

    private final Class<?> type;
    private final @Nullable Method start;
    private final @Nullable Constructor<?> constructor;
    private final List<Setter> setters;
    private final Method end;

    private BuilderStrategy(
            Class<?> type, @Nullable Method start, @Nullable Constructor<?> constructor, Class<?> builder, Method end) {
        this.type = type;
        this.start = start;
        this.constructor = constructor;
        this.end = end;
        this.setters = setters(type, builder);
    }

    /** One of its methods. */
    private record Setter(Method method, Call call) {}

    /** The builder of a class: by its static method, or nested in it. */
    static Optional<Strategy> of(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            boolean starts = Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0
                    && STARTS.contains(method.getName());
            Method end = starts ? end(type, method.getReturnType()) : null;
            if (end != null) {
                return Optional.of(new BuilderStrategy(type, method, null, method.getReturnType(), end));
            }
        }
        return Stream.of(type.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(nested -> nested(type, nested).stream())
                .findFirst();
    }

    private static Optional<Strategy> nested(Class<?> type, Class<?> nested) {
        Method end = nested.getSimpleName().endsWith("Builder") && Modifier.isStatic(nested.getModifiers())
                ? end(type, nested) : null;
        return end == null
                ? Optional.empty()
                : Stream.of(nested.getConstructors())
                        .filter(each -> each.getParameterCount() == 0)
                        .findFirst()
                        .map(each -> new BuilderStrategy(type, null, each, nested, end));
    }

    private static @Nullable Method end(Class<?> type, Class<?> builder) {
        return Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 0 && ENDS.contains(each.getName()))
                .filter(each -> each.getReturnType() == type)
                .findFirst()
                .orElse(null);
    }

    private static List<Setter> setters(Class<?> type, Class<?> builder) {
        List<Setter> setters = new ArrayList<>();
        Stream.of(builder.getMethods())
                .filter(each -> each.getParameterCount() == 1 && !Modifier.isStatic(each.getModifiers()) && !each.isBridge())
                .filter(each -> each.getReturnType().isAssignableFrom(builder) && each.getReturnType() != Object.class)
                .filter(each -> !each.getParameterTypes()[0].isAssignableFrom(type)
                        || each.getParameterTypes()[0] == Object.class)
                .sorted(Comparator.comparing(Method::getName).thenComparing(each -> each.getParameterTypes()[0].getName()))
                .forEach(each -> setters.add(new Setter(each, Call.of(each))));
        return setters;
    }

    @Override
    public String title() {
        return "its builder";
    }

    @Override
    public Object make(Maker maker, TypeBindings scope) throws Throwable {
        Object builder = begin();
        TypeBindings inner = scope.of(start == null ? builder.getClass() : start.getGenericReturnType());
        for (Setter setter : setters) {
            try {
                setter.method().setAccessible(true);
                setter.call().on(arguments -> setter.method().invoke(builder, arguments), maker, inner);
            } catch (CannotMakeException e) {
                // Arguments that cannot be made are left out; the builder may do without.
            }
        }
        end.setAccessible(true);
        Object made = end.invoke(builder);
        if (made == null) {
            throw new IllegalStateException("it gave null: class=" + type.getName());
        }
        return made;
    }

    private Object begin() throws ReflectiveOperationException {
        if (start != null) {
            start.setAccessible(true);
            return start.invoke(null);
        }
        if (constructor == null) {
            throw new IllegalStateException("a builder has no beginning: class=" + type.getName());
        }
        return constructor.newInstance();
    }
}
