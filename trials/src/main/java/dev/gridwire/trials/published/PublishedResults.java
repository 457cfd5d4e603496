// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.compare.Versions;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

/**
 * The content of {@code published.json}, schema version 1.
 *
 * @param startedAt ISO 8601, UTC
 */
public record PublishedResults(
        int schema,
        String startedAt,
        double durationSeconds,
        String command,
        Machine machine,
        Machine.Java java,
        Map<String, String> versions,
        List<String> forkArguments,
        List<PublishedTable> tables) {

    private static final int SCHEMA = 1;
    private static final double MILLIS_PER_SECOND = 1_000;

    /** Adds what the tables were made on. */
    public static PublishedResults of(
            PublishedSettings settings, Instant startedAt, String command, List<PublishedTable> tables) {
        return new PublishedResults(
                SCHEMA,
                startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                Duration.between(startedAt, Instant.now()).toMillis() / MILLIS_PER_SECOND,
                command,
                Machine.here(),
                Machine.Java.here(),
                Versions.ofEverything(),
                settings.forks().arguments(),
                tables);
    }
}
