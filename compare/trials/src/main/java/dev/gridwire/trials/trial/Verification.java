// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import java.io.Serializable;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The check of stored and fetched values before the timing.
 *
 * @param outcome how well the values were preserved
 * @param note where the fetched graph differs; null if it does not
 * @param meanBytes the mean size of a stored value
 */
public record Verification(Outcome outcome, @Nullable String note, double meanBytes) implements Serializable {

    private static final int VALUES = 32;

    /** Round-trips values before any is timed, takes their size, and leaves the store empty. */
    public static <P> Verification of(Workload<P> workload, Participant contestant, Supplier<P> values, Store store) {
        Optional<GraphDifference> gravest = Optional.empty();
        long bytes = 0;
        for (int i = 0; i < VALUES; i++) {
            P plain = values.get();
            Object value = contestant.value(workload, plain);
            Object key = workload.key(plain, i);
            store.write(0, key, value);
            gravest = Stream.of(gravest, workload.difference(value, store.read(0, key)))
                    .flatMap(Optional::stream).min(Comparator.comparing(GraphDifference::kind));
            bytes += store.byteCount(value);
        }
        store.clear();
        return new Verification(
                gravest.map(Verification::outcome).orElse(Outcome.HELD), gravest.map(GraphDifference::toString).orElse(null),
                (double) bytes / VALUES);
    }

    private static Outcome outcome(GraphDifference difference) {
        return switch (difference.kind()) {
            case VALUE -> Outcome.VALUE_CHANGED;
            case TYPE -> Outcome.TYPE_CHANGED;
            case IDENTITY -> Outcome.IDENTITY_LOST;
        };
    }
}
