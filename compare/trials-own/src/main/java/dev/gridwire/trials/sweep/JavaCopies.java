// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.codec.JavaCodec;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Copies twice by Java serialization. Where its own two copies differ, for instance by a new lock in a transient field, no
 * other copy can be judged.
 */
final class JavaCopies {

    /** Longer than a tick of the clocks in common machines. */
    private static final long TICKS_MILLIS = 20;

    private final JavaCodec java;

    JavaCopies(ClassLoader loader) {
        this.java = new JavaCodec(loader);
    }

    Copies copy(Object original) {
        return copy(original, 0);
    }

    /** Copies again some clock ticks later, so that values that a class takes from the clock differ. */
    Copies later(Copies before) {
        return copy(before.original(), TICKS_MILLIS);
    }

    private Copies copy(Object original, long pauseMillis) {
        try {
            long begin = System.nanoTime();
            byte[] bytes = java.write(original);
            Object first = java.read(bytes);
            long nanos = System.nanoTime() - begin;
            Thread.sleep(pauseMillis);
            Object second = java.read(bytes);
            for (FieldScope scope : List.of(FieldScope.ALL, FieldScope.SERIAL)) {
                if (ExactComparison.compare(first, second, scope).isEmpty()) {
                    return new Copies(original, bytes.length, first, scope, "", true, nanos);
                }
            }
            Optional<GraphDifference> noise = ExactComparison.compare(first, second, FieldScope.SERIAL);
            String kind = noise.map(GraphDifference::kind).map(String::valueOf).orElse("");
            return Copies.none(original, "two copies by Java serialization differ: " + kind, true);
        } catch (Throwable e) {
            Throwable cause = e instanceof UncheckedIOException && e.getCause() != null ? e.getCause() : e;
            return Copies.none(original, "Java serialization fails with " + cause.getClass().getName(), false);
        }
    }

    /**
     * An original with its copies by Java serialization.
     *
     * @param scope the fields in which the two copies are equal
     * @param failure why there is no copy to compare with; empty if there is one
     * @param isCopied whether there is any copy
     * @param nanos the time to write the original and read the copy
     */
    record Copies(
            Object original,
            int byteCount,
            @Nullable Object first,
            FieldScope scope,
            String failure,
            boolean isCopied,
            long nanos) {

        static Copies none(Object original, String failure, boolean isCopied) {
            return new Copies(original, 0, null, FieldScope.SERIAL, failure, isCopied, 0);
        }

        boolean isGood() {
            return failure.isEmpty();
        }
    }
}
