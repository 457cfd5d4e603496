// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.trials.fork.UserFailure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Takes values from a static method without parameters, or with a seed or a random source. It may return one value, several, or
 * a source of values. A method that returns one value is called again for each.
 */
final class FactoryValues implements ValueSource {

    static final String SEPARATOR = "::";

    private static final List<Class<?>> PARAMETERS =
            List.of(long.class, int.class, Random.class, RandomGenerator.class, Long.class, Integer.class);

    private final Class<?> type;
    private final String name;
    private final Method method;
    private final Random random;
    private long seed;

    private FactoryValues(Class<?> type, String name, Method method, long seed) {
        this.type = type;
        this.name = name;
        this.method = method;
        this.random = new Random(seed);
        this.seed = seed;
    }

    static FactoryValues of(Class<?> type, String name, long seed) {
        int split = name.indexOf(SEPARATOR);
        String owner = name.substring(0, split);
        String methodName = name.substring(split + SEPARATOR.length());
        List<Method> named = Stream.of(ProbeTask.load(owner, "--values " + name).getDeclaredMethods())
                .filter(each -> each.getName().equals(methodName) && !each.isSynthetic())
                .toList();
        Method method = named.stream()
                .filter(each -> Modifier.isStatic(each.getModifiers()) && isCallable(each))
                .min(Comparator.comparingInt(FactoryValues::preference))
                .orElseThrow(() -> new UserFailure(noMethod(name, named)));
        if (!method.trySetAccessible()) {
            throw new UserFailure("The method cannot be called: " + name + " (make it public, in a package that is open)");
        }
        return new FactoryValues(type, name, method, seed);
    }

    private static String noMethod(String name, List<Method> named) {
        return (named.isEmpty() ? "There is no such method: " + name : "The method is not static, or takes something else: "
                + name)
                + " (a static method that takes nothing, a seed of type int or long, or a Random)";
    }

    private static boolean isCallable(Method method) {
        return method.getParameterCount() == 0
                || method.getParameterCount() == 1 && PARAMETERS.contains(method.getParameterTypes()[0]);
    }

    /** Prefers a method that takes a seed, because its values differ. */
    private static int preference(Method method) {
        return method.getParameterCount() == 0 ? PARAMETERS.size() : PARAMETERS.indexOf(method.getParameterTypes()[0]);
    }

    @Override
    public String origin() {
        return "given by " + name;
    }

    @Override
    public Iterator<? extends @Nullable Object> values() {
        Object first = call();
        if (type.isInstance(first)) {
            return Stream.concat(Stream.of(first), Stream.generate(this::call)).iterator();
        }
        Iterator<? extends @Nullable Object> many = ValueSource.in(first);
        if (!many.hasNext()) {
            throw new UserFailure("The method gives no value: " + name + " (correct --values)");
        }
        return many;
    }

    private Object call() {
        Object given;
        try {
            given = method.getParameterCount() == 0
                    ? method.invoke(null) : method.invoke(null, argument(method.getParameterTypes()[0]));
        } catch (InvocationTargetException e) {
            throw new UserFailure("The method throws: " + name + ": " + e.getCause() + " (correct --values)",
                    e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        if (given == null) {
            throw new UserFailure("The method gives null: " + name + " (correct --values)");
        }
        return given;
    }

    private Object argument(Class<?> parameter) {
        if (parameter.isInstance(random)) {
            return random;
        }
        return parameter == int.class || parameter == Integer.class ? (Object) (int) seed++ : (Object) seed++;
    }
}
