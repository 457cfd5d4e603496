// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.proof.values.CannotMakeException;
import dev.gridwire.proof.values.Implementers;
import dev.gridwire.proof.values.Maker;
import dev.gridwire.proof.values.ValueSizes;
import java.util.ArrayList;
import java.util.List;

/** Makes values of a class from seeds. */
final class MadeValues {

    /** Keeps the seeds of consecutive values far apart. */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private MadeValues() {}

    /**
     * Makes values. Each is made by a new maker, so that its seed alone repeats it.
     *
     * @throws AssertionError if no value can be made
     */
    static TestedValues of(Class<?> type, int count, long seed) {
        Implementers implementers = new Implementers(ClassPathFolders.with(type));
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try {
                values.add(new Maker(ValueSizes.DEFAULT, implementers).make(type, seedOf(seed, i)));
            } catch (CannotMakeException e) {
                throw new AssertionError(sentence(type, e), e);
            }
        }
        return new TestedValues(type.getTypeName(), values,
                i -> "value " + (i + 1) + " of " + count,
                i -> "Repeat it with @RoundTrips(value = " + name(type) + ".class, seed = " + seedOf(seed, i)
                        + "L, count = 1).");
    }

    private static long seedOf(long first, int index) {
        return first + index * GOLDEN;
    }

    private static String name(Class<?> type) {
        return type.getCanonicalName() == null ? type.getTypeName() : type.getSimpleName();
    }

    private static String sentence(Class<?> type, CannotMakeException e) {
        StringBuilder text = new StringBuilder("No value of ").append(type.getTypeName()).append(" can be made.");
        if (e.missingClass() != null) {
            return text.append(" A class that it needs is missing: ").append(e.missingClass())
                    .append(". Add its jar to the tests' class path.").toString();
        }
        if (e.attempts().isEmpty()) {
            text.append("\n  ").append(e.getMessage());
        }
        e.attempts().forEach(each -> text.append("\n  tried ").append(each));
        return text.append("\n  Give values of your own: assertRoundTrips(…).").toString();
    }
}
