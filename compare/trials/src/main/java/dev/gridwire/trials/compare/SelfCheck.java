// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.trial.Effort;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checks the measuring itself, in the codec. Each mechanism takes part under two names, which must not differ, and once slowed
 * down by a quarter, which must be detected.
 */
public final class SelfCheck {

    private static final int SLOWER_PERCENT = 25;
    private static final int USUAL_TURNS = 6;

    private SelfCheck() {}

    /**
     * Runs the check. It ignores the selected places, and by default takes six turns.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork lacks memory; one that fails otherwise is a failed cell
     */
    public static SelfCheckResults run(ComparisonSettings asked, Progress progress) {
        Instant startedAt = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        int turns = asked.budget().turns().orElse(USUAL_TURNS);
        ComparisonSettings settings = asked.with(Budget.ofTurns(turns));
        List<Leg<?>> legs = settings.selection().contestants().stream().flatMap(each -> names(each, settings)).toList();
        try (TimedLegs timed = new TimedLegs(settings, legs, null, progress, 0, () -> {})) {
            progress.begin(timed.steps());
            try {
                timed.measure();
            } finally {
                progress.end();
            }
            return new SelfCheckResults(
                    startedAt.toString(), RunFacts.since(startedAt, settings.arguments()).command(), Machine.here(),
                    Machine.Java.here(), Versions.ofEverything(), turns, timed.cells());
        }
    }

    private static Stream<Leg<?>> names(Participant contestant, ComparisonSettings settings) {
        Effort effort = settings.effort();
        return Stream.of(
                Leg.of(contestant, Place.CODEC, settings),
                Leg.of(contestant, contestant.id() + SelfCheckResults.AGAIN, Place.CODEC, effort, settings),
                Leg.of(contestant, contestant.id() + SelfCheckResults.SLOWER, Place.CODEC, effort.slowerBy(SLOWER_PERCENT),
                        settings));
    }
}
