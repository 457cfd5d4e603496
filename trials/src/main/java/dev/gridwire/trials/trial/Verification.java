// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.testkit.Difference;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The check of values that were stored and fetched before the timing.
 *
 * @param gravest the gravest difference between a stored value and the fetched one
 * @param meanBytes the mean size of a value as the grid stores it
 */
public record Verification(Optional<Difference> gravest, double meanBytes) {

    private static final int VALUES = 32;

    /** Round-trips values before any is timed, takes their size, and leaves the store empty. */
    public static <P> Verification of(Workload<P> workload, Participant contestant, Supplier<P> values, Store store) {
        Optional<Difference> gravest = Optional.empty();
        long bytes = 0;
        for (int i = 0; i < VALUES; i++) {
            P plain = values.get();
            Object value = contestant.value(workload, plain);
            Object key = workload.key(plain, i);
            store.write(0, key, value);
            gravest = graver(gravest, workload.difference(value, store.read(0, key)));
            bytes += store.byteCount(value);
        }
        store.clear();
        return new Verification(gravest, (double) bytes / VALUES);
    }

    private static Optional<Difference> graver(Optional<Difference> one, Optional<Difference> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.or(() -> other);
        }
        return one.get().kind().compareTo(other.get().kind()) <= 0 ? one : other;
    }

    /** The degree to which the values were kept. */
    public Outcome outcome() {
        return gravest.map(difference -> switch (difference.kind()) {
                    case VALUE -> Outcome.VALUE_CHANGED;
                    case TYPE -> Outcome.TYPE_CHANGED;
                    case IDENTITY -> Outcome.IDENTITY_LOST;
                })
                .orElse(Outcome.HELD);
    }

    /** Where the fetched graph differs; null where it does not. */
    public @Nullable String note() {
        return gravest.map(Difference::toString).orElse(null);
    }
}
