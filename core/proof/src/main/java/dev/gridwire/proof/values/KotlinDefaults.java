// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Calls a Kotlin constructor with default arguments, as callers that leave arguments out do. Kotlin adds a synthetic constructor
 * with one more int for 32 parameters each, whose bits say which arguments are left out, and a marker. A bit of a parameter
 * without a default has no effect.
 */
final class KotlinDefaults {

    private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

    private final Constructor<?> synthetic;
    private final int parameters;

    private KotlinDefaults(Constructor<?> synthetic, int parameters) {
        this.synthetic = synthetic;
        this.parameters = parameters;
    }

    /** Returns the defaults of a constructor; empty for methods, and for constructors without defaults. */
    static Optional<KotlinDefaults> of(Executable executable) {
        if (!(executable instanceof Constructor<?> constructor)) {
            return Optional.empty();
        }
        Class<?>[] plain = constructor.getParameterTypes();
        return Stream.of(constructor.getDeclaringClass().getDeclaredConstructors())
                .filter(each -> each.isSynthetic() && isOf(plain, each.getParameterTypes()))
                .findFirst()
                .map(each -> new KotlinDefaults(each, plain.length));
    }

    private static boolean isOf(Class<?>[] plain, Class<?>[] whole) {
        int masks = masks(plain.length);
        return whole.length == plain.length + masks + 1
                && whole[whole.length - 1].getName().equals(MARKER)
                && Arrays.equals(plain, Arrays.copyOf(whole, plain.length))
                && Stream.of(whole).skip(plain.length).limit(masks).allMatch(each -> each == int.class);
    }

    private static int masks(int parameters) {
        return (parameters + Integer.SIZE - 1) / Integer.SIZE;
    }

    /** Makes an object. Each bit that is set leaves an argument out. */
    Object make(@Nullable Object[] arguments, IntSupplier bits) throws ReflectiveOperationException {
        @Nullable Object[] whole = Arrays.copyOf(arguments, parameters + masks(parameters) + 1);
        for (int i = parameters; i < whole.length - 1; i++) {
            whole[i] = bits.getAsInt();
        }
        synthetic.setAccessible(true);
        return synthetic.newInstance(whole);
    }
}
