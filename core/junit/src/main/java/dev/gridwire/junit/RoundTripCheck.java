// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.Marshaller;
import dev.gridwire.proof.compare.FieldScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tests that values come back equal, field by field and with the same identity, from another marshaller. Immutable.
 *
 * <pre>{@code
 * RoundTripCheck.usual().withCount(1_000).ofClasses(Order.class);
 * }</pre>
 */
public final class RoundTripCheck {

    /** The number of values of each class. */
    static final int USUAL_COUNT = 100;
    /** The seed of the first value. */
    static final long USUAL_SEED = 1;

    private final int count;
    private final long seed;
    private final FieldScope scope;
    private final Function<ClassLoader, Marshaller> marshallers;

    private RoundTripCheck(int count, long seed, FieldScope scope, Function<ClassLoader, Marshaller> marshallers) {
        this.count = count;
        this.seed = seed;
        this.scope = scope;
        this.marshallers = marshallers;
    }

    /** Returns a check of 100 values of each class, in all fields, by marshallers as the application configures them. */
    public static RoundTripCheck usual() {
        return new RoundTripCheck(USUAL_COUNT, USUAL_SEED, FieldScope.ALL, ApplicationMarshaller::create);
    }

    /**
     * Sets how many values of each class are made.
     *
     * @throws IllegalArgumentException if the count is less than 1
     */
    public RoundTripCheck withCount(int newCount) {
        if (newCount < 1) {
            throw new IllegalArgumentException("A round trip needs a value: count=" + newCount + "; take at least 1");
        }
        return new RoundTripCheck(newCount, seed, scope, marshallers);
    }

    /** Sets the seed of the first value. Equal seeds give equal values. */
    public RoundTripCheck withSeed(long newSeed) {
        return new RoundTripCheck(count, newSeed, scope, marshallers);
    }

    /** Ignores transient fields, for objects that compute them when they are first needed. */
    public RoundTripCheck withoutTransientFields() {
        return new RoundTripCheck(count, seed, FieldScope.SERIAL, marshallers);
    }

    /** Takes marshallers that the application configures in code. Each call must build a new one. */
    public RoundTripCheck withMarshaller(Supplier<Marshaller> fresh) {
        Objects.requireNonNull(fresh, "fresh");
        return new RoundTripCheck(count, seed, scope, loader -> fresh.get());
    }

    /**
     * Makes values of each class and tests them.
     *
     * @throws AssertionError if a value does not come back, or none can be made; it names the place, both values and the remedy
     */
    public void ofClasses(Class<?>... classes) {
        List<AssertionError> failures = new ArrayList<>();
        for (Class<?> type : classes) {
            try {
                TestedValues values = MadeValues.of(type, count, seed);
                new TestedTrips(values, scope, () -> marshallers.apply(ApplicationMarshaller.loaderOf(type))).run();
            } catch (AssertionError e) {
                failures.add(e);
            }
        }
        Failures.throwAll(failures, classes.length + " classes");
    }

    /**
     * Tests given values.
     *
     * @throws AssertionError if a value does not come back; it names the place, both values and the remedy
     */
    public void ofValues(Object... values) {
        List<AssertionError> failures = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            Object value = Objects.requireNonNull(values[i], "value");
            String label = values.length == 1 ? "the given value" : "given value " + (i + 1) + " of " + values.length;
            try {
                new TestedTrips(TestedValues.given(value, label), scope,
                        () -> marshallers.apply(ApplicationMarshaller.loaderOf(value.getClass()))).run();
            } catch (AssertionError e) {
                failures.add(e);
            }
        }
        Failures.throwAll(failures, values.length + " values");
    }
}
