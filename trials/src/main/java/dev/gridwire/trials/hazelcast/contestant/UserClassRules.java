// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.trials.workload.UserClassSpec;
import java.util.Optional;
import java.util.Set;

/** Decides who takes part where the class is the user's. */
final class UserClassRules {

    /** Interfaces that Hazelcast looks for before any serializer that is registered. */
    private static final Set<String> FIRST_LOOKED_FOR = Set.of("dataserializable", "identified", "portable");

    /** Interfaces by which an object never reaches Java's default serialization. */
    private static final Set<String> OTHER_THAN_JAVA = Set.of("externalizable", "dataserializable", "identified", "portable");

    private UserClassRules() {}

    /** Code by hand is the user's: it takes part where the class or the configuration brings it. */
    static boolean offers(Descriptor contestant, UserClassSpec spec) {
        return switch (contestant.origin()) {
            case BY_HAND -> spec.existingForms().contains(contestant.id());
            case JDK -> spec.existingForms().stream().noneMatch(OTHER_THAN_JAVA::contains);
            case GRID, LIBRARY, BUILD -> true;
        };
    }

    static Optional<String> refusal(Descriptor contestant, UserClassSpec spec) {
        return switch (contestant.origin()) {
            case JDK -> spec.serializable() ? Optional.empty() : Optional.of("the class is not Serializable");
            case LIBRARY -> spec.existingForms().stream().anyMatch(FIRST_LOOKED_FOR::contains)
                    ? Optional.of("Hazelcast writes the class by its own methods (" + String.join(", ", spec.existingForms())
                            + "), whatever serializer is registered")
                    : Optional.empty();
            case GRID, BY_HAND, BUILD -> Optional.empty();
        };
    }
}
