// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * When and by which command something was run.
 *
 * @param startedAt ISO 8601, UTC
 * @param durationSeconds of all sittings, where a run was stopped and gone on with
 * @param command the command line, for people
 * @param arguments the same, for the command itself
 */
public record RunFacts(String startedAt, double durationSeconds, String command, List<String> arguments) {

    private static final double MILLIS_PER_SECOND = 1_000;

    /**
     * The facts of a run that began then and goes on now.
     *
     * @param arguments of the command {@code ./gridwire}
     */
    public static RunFacts since(Instant startedAt, List<String> arguments) {
        return new RunFacts(
                startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                Duration.between(startedAt, Instant.now()).toMillis() / MILLIS_PER_SECOND,
                commandText(arguments),
                arguments);
    }

    /** The facts where an earlier sitting precedes this one. */
    public RunFacts after(ComparisonResults earlier) {
        double seconds = earlier.durationSeconds() + durationSeconds;
        return new RunFacts(earlier.startedAt(), seconds, earlier.command(), earlier.arguments());
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
