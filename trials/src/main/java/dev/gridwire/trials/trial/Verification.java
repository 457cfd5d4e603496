// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.testkit.Difference;
import dev.gridwire.trials.result.Outcome;
import java.util.Optional;

/**
 * What became of values that were stored and fetched before the timing.
 *
 * @param gravest the gravest difference between what was stored and what was fetched
 * @param meanBytes the mean size of a value as the grid stores it
 */
public record Verification(Optional<Difference> gravest, double meanBytes) {

    /** Of two differences the graver. */
    public static Optional<Difference> graver(Optional<Difference> one, Optional<Difference> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.or(() -> other);
        }
        return one.get().kind().compareTo(other.get().kind()) <= 0 ? one : other;
    }

    /** How the values were kept. */
    public Outcome outcome() {
        return gravest.map(difference -> switch (difference.kind()) {
                    case VALUE -> Outcome.VALUE_CHANGED;
                    case TYPE -> Outcome.TYPE_CHANGED;
                    case IDENTITY -> Outcome.IDENTITY_LOST;
                })
                .orElse(Outcome.HELD);
    }
}
