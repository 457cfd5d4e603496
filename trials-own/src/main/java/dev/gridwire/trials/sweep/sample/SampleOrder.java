// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep.sample;

import java.util.Comparator;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** A function of two arguments, and an enum so that it is a value for every codec. */
public enum SampleOrder
        implements Comparator<@Nullable Object>, BinaryOperator<@Nullable Object>,
                BiPredicate<@Nullable Object, @Nullable Object> {
    /** One. */
    FIRST,
    /** Another. */
    SECOND;

    @Override
    public @Nullable Object apply(@Nullable Object left, @Nullable Object right) {
        return left;
    }

    @Override
    public boolean test(@Nullable Object left, @Nullable Object right) {
        return true;
    }

    /** By what they are as text. */
    @Override
    public int compare(@Nullable Object left, @Nullable Object right) {
        return String.valueOf(left).compareTo(String.valueOf(right));
    }
}
