// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The facts about a contestant for reports and advice, from {@code contestants.json}.
 *
 * @param id the name on the command line and in the results
 * @param title the name in tables and charts
 * @param colour the contestant's colour in all charts, in CSS notation
 * @param description one sentence: the code that a user writes, and how it reaches the grid
 * @param origin the origin of the code that writes a class
 * @param work the work that it demands of its user
 * @param participation the runs in which it takes part
 * @param otherGrid whether it belongs to a grid other than Hazelcast, and so is a baseline to compare with, not a choice
 * @param strengths the needs for which it may be recommended; the table omits them if there are none
 * @param traits the work and the gains in words
 */
public record ContestantFacts(
        String id,
        String title,
        String colour,
        String description,
        CodeOrigin origin,
        Work work,
        Participation participation,
        boolean otherGrid,
        Set<Strength> strengths,
        Traits traits) {

    private static final List<ContestantFacts> ALL = read();

    /** Interfaces that Hazelcast prefers to any registered serializer. */
    private static final Set<String> FIRST_LOOKED_FOR = Set.of("dataserializable", "identified", "portable");
    /** Interfaces by which an object never reaches Java's default serialization. */
    private static final Set<String> OTHER_THAN_JAVA = Set.of("externalizable", "dataserializable", "identified", "portable");

    public ContestantFacts {
        strengths = strengths == null ? Set.of() : Set.copyOf(strengths);
    }

    private static List<ContestantFacts> read() {
        try (InputStream in = ContestantFacts.class.getResourceAsStream("contestants.json")) {
            return List.of(JsonMapper.builder().build().readValue(in, ContestantFacts[].class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ContestantFacts of(String id) {
        return ALL.stream().filter(one -> one.id.equals(id)).findFirst().orElseThrow();
    }

    /** Whether it takes part where the class is the user's: code by hand where the class or the configuration brings it. */
    boolean offers(UserClassSpec spec) {
        return switch (origin) {
            case BY_HAND -> spec.existingForms().contains(id);
            case JDK -> spec.existingForms().stream().noneMatch(OTHER_THAN_JAVA::contains);
            case GRID, LIBRARY, BUILD -> true;
        };
    }

    /** Says why it cannot hold a class of the user's; empty where it may. */
    Optional<String> refusal(UserClassSpec spec) {
        return switch (origin) {
            case JDK -> spec.serializable() ? Optional.empty() : Optional.of("the class is not Serializable");
            case LIBRARY -> spec.existingForms().stream().anyMatch(FIRST_LOOKED_FOR::contains)
                    ? Optional.of("Hazelcast writes the class by its own methods (" + String.join(", ", spec.existingForms())
                            + "), whatever serializer is registered")
                    : Optional.empty();
            case GRID, BY_HAND, BUILD -> Optional.empty();
        };
    }

    /** The origin of the code that writes a class. */
    public enum CodeOrigin {
        /** Java's own streams, which every Serializable class has. */
        JDK,
        /** The grid itself, by reflection. */
        GRID,
        /** The user, for each class. */
        BY_HAND,
        /** A library, whose serializer is registered once. */
        LIBRARY,
        /** The build, which enhances classes. */
        BUILD
    }

    /** The runs in which a contestant takes part. */
    public enum Participation {
        /** Every run that names no contestant: the mechanisms that people choose between. */
        USUAL,
        /** Runs of all contestants, runs that read altered payloads, and runs of users' classes. */
        IN_ALL,
        /** Runs that read altered payloads, and runs that name it. */
        WITH_ALTERED_PAYLOADS,
        /** Runs that name it. */
        WHEN_NAMED
    }
}
