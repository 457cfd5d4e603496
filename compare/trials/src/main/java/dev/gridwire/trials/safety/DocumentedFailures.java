// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.result.Fate;
import java.io.IOException;

/**
 * Judges exceptions: does a mechanism's own documentation name them for unreadable bytes?
 *
 * <p>Hazelcast's serialization service calls each mechanism and wraps every exception that is not its own. The caller of {@code
 * toObject} then gets a HazelcastSerializationException, with the mechanism's exception as its cause. This class judges the
 * cause.
 */
final class DocumentedFailures {

    private DocumentedFailures() {}

    /** The fate of an input, and the name of its failure. */
    record Judged(Fate fate, String what) {}

    static Judged judge(Contestant contestant, Throwable failure) {
        if (failure instanceof Error) {
            return new Judged(Fate.ERROR, failure.getClass().getName());
        }
        if (!GridService.isRefusal(failure)) {
            return new Judged(Fate.ESCAPED, failure.getClass().getName());
        }
        Throwable cause = failure.getCause();
        Throwable thrown = cause != null && isWrapped(failure, cause) ? cause : failure;
        return new Judged(isDocumented(contestant, thrown) ? Fate.REFUSED : Fate.UNDOCUMENTED, thrown.getClass().getName());
    }

    /** Whether the service wrapped it: the service adds no message, while mechanisms that wrap exceptions do. */
    private static boolean isWrapped(Throwable failure, Throwable cause) {
        return cause.toString().equals(failure.getMessage());
    }

    /** Hazelcast's and Java's interfaces declare IOException and ClassNotFoundException. */
    private static boolean isDocumented(Contestant contestant, Throwable thrown) {
        return thrown instanceof IOException
                || thrown instanceof ClassNotFoundException
                || GridService.isRefusal(thrown)
                || contestant.mechanism().documented().filter(type -> type.isInstance(thrown)).isPresent();
    }
}
