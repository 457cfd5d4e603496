// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The time and the command of a run.
 *
 * @param startedAt ISO 8601, UTC
 * @param durationSeconds the duration, over all parts of a resumed run
 * @param waitedSeconds how much of it was spent waiting for quiet moments; null if unknown
 * @param command the command line, for people
 * @param arguments the same, for resuming the run
 */
public record RunFacts(
        String startedAt, double durationSeconds, @Nullable Double waitedSeconds, String command, List<String> arguments) {

    private static final double MILLIS_PER_SECOND = 1_000;

    /**
     * Returns the facts of a run that began at that time and still continues.
     *
     * @param arguments the arguments of the command {@code ./gridwire}
     */
    public static RunFacts since(Instant startedAt, List<String> arguments) {
        return new RunFacts(
                startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                seconds(Duration.between(startedAt, Instant.now())),
                null,
                commandText(arguments),
                arguments);
    }

    /** Returns the facts of a run that continues an earlier one. */
    public RunFacts after(ComparisonResults earlier) {
        double seconds = earlier.durationSeconds() + durationSeconds;
        Double before = earlier.waitedSeconds();
        Double waited = waitedSeconds == null || before == null ? waitedSeconds : Double.valueOf(waitedSeconds + before);
        return new RunFacts(earlier.startedAt(), seconds, waited, earlier.command(), earlier.arguments());
    }

    /** Returns the facts with the time spent waiting for quiet moments. */
    RunFacts waiting(Duration waited) {
        return new RunFacts(startedAt, durationSeconds, seconds(waited), command, arguments);
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / MILLIS_PER_SECOND;
    }

    private static String commandText(List<String> arguments) {
        StringBuilder text = new StringBuilder("./gridwire");
        for (String argument : arguments) {
            boolean plain = argument.matches("[\\w./:=,@%+-]+");
            text.append(' ').append(plain ? argument : '\'' + argument.replace("'", "'\\''") + '\'');
        }
        return text.toString();
    }
}
