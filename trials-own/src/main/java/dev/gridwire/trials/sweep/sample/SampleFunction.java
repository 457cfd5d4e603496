// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep.sample;

import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A function of many kinds, and an enum so that it is a value for every codec. */
@SuppressWarnings("overloads") // which some compilers see in the JDK's own interfaces
public enum SampleFunction
        implements UnaryOperator<@Nullable Object>, Predicate<@Nullable Object>, Supplier<Object>, Consumer<@Nullable Object>,
                BiConsumer<@Nullable Object, @Nullable Object>, ToIntFunction<@Nullable Object>, ToLongFunction<@Nullable Object>,
                ToDoubleFunction<@Nullable Object>, Runnable, Callable<Object>, IntFunction<Object>, IntSupplier,
                IntUnaryOperator, LongSupplier, BooleanSupplier {
    /** One. */
    FIRST,
    /** Another. */
    SECOND;

    @Override
    public @Nullable Object apply(@Nullable Object argument) {
        return argument;
    }

    @Override
    public boolean test(@Nullable Object argument) {
        return true;
    }

    @Override
    public Object get() {
        return "supplied";
    }

    @Override
    public void accept(@Nullable Object argument) {
        // A sample does nothing.
    }

    @Override
    public void accept(@Nullable Object left, @Nullable Object right) {
        // A sample does nothing.
    }

    @Override
    public int applyAsInt(@Nullable Object argument) {
        return 1;
    }

    @Override
    public long applyAsLong(@Nullable Object argument) {
        return 1;
    }

    @Override
    public double applyAsDouble(@Nullable Object argument) {
        return 1;
    }

    @Override
    public void run() {
        // A sample does nothing.
    }

    @Override
    public Object call() {
        return "called";
    }

    @Override
    public Object apply(int argument) {
        return argument;
    }

    @Override
    public int getAsInt() {
        return 1;
    }

    @Override
    public int applyAsInt(int argument) {
        return argument;
    }

    @Override
    public long getAsLong() {
        return 1;
    }

    @Override
    public boolean getAsBoolean() {
        return true;
    }
}
