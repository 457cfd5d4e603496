// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import dev.gridwire.trials.workload.own.OwnSpec;
import java.util.Optional;
import java.util.Set;

/** Who takes part where the class is the user's. */
final class OwnRules {

    /** Whose code is the user's: they take part where the class or the configuration brings it. */
    private static final Set<Contestant> BY_HAND = Set.of(Contestant.EXTERNALIZABLE, Contestant.DATA_SERIALIZABLE,
            Contestant.IDENTIFIED, Contestant.PORTABLE, Contestant.COMPACT, Contestant.STREAM, Contestant.BYTE_ARRAY);

    /** Interfaces that Hazelcast looks for before any serializer that is registered. */
    private static final Set<String> FIRST_LOOKED_FOR = Set.of("dataserializable", "identified", "portable");

    /** Interfaces by which an object never reaches Java's default serialization. */
    private static final Set<String> OTHER_THAN_JAVA = Set.of("externalizable", "dataserializable", "identified", "portable");

    /** Who registers a serializer, or is the default. */
    private static final Set<Contestant> LATER_LOOKED_FOR = Set.of(Contestant.KRYO, Contestant.SMILE, Contestant.FORY,
            Contestant.IGNITE, Contestant.GRIDWIRE, Contestant.GRIDWIRE_CANONICAL, Contestant.GRIDWIRE_SEALED);

    private OwnRules() {}

    static boolean offers(Contestant contestant, OwnSpec spec) {
        if (BY_HAND.contains(contestant)) {
            return spec.asItIs().contains(contestant.id());
        }
        return contestant != Contestant.JAVA || spec.asItIs().stream().noneMatch(OTHER_THAN_JAVA::contains);
    }

    static Optional<String> refusal(Contestant contestant, OwnSpec spec) {
        if (contestant == Contestant.JAVA && !spec.serializable()) {
            return Optional.of("the class is not Serializable");
        }
        boolean bypassed = LATER_LOOKED_FOR.contains(contestant) && spec.asItIs().stream().anyMatch(FIRST_LOOKED_FOR::contains);
        return bypassed
                ? Optional.of("Hazelcast writes the class by its own methods (" + String.join(", ", spec.asItIs())
                        + "), whatever serializer is registered")
                : Optional.empty();
    }
}
