// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.client.HazelcastClientNotActiveException;
import com.hazelcast.client.HazelcastClientOfflineException;
import com.hazelcast.core.HazelcastInstanceNotActiveException;
import com.hazelcast.core.OperationTimeoutException;
import com.hazelcast.spi.exception.TargetDisconnectedException;
import com.hazelcast.splitbrainprotection.SplitBrainProtectionException;
import dev.gridwire.trials.fork.UserFailure;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Describes in words how a cluster fails a client. */
final class ClientFailure {

    private static final String REST = " The results until then are kept.";

    private ClientFailure() {}

    /**
     * Fails unless any call was answered.
     *
     * @throws RuntimeException the first failure, if none was answered
     */
    static void demandAnAnswer(List<Loop.Count> tallies) {
        boolean answered = tallies.stream().anyMatch(tally -> tally.operations() > 0);
        Optional<RuntimeException> first = tallies.stream().map(Loop.Count::first).filter(Objects::nonNull).findFirst();
        if (!answered && first.isPresent()) {
            throw first.get();
        }
    }

    /** Returns the failure in words, or the failure itself if the cluster is not the reason. */
    static RuntimeException worded(RuntimeException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String sentence = sentence(cause);
            if (sentence != null) {
                return new UserFailure(sentence + REST, failure);
            }
        }
        return failure;
    }

    private static @Nullable String sentence(Throwable cause) {
        if (cause instanceof SplitBrainProtectionException) {
            return "The cluster refuses calls until it has more members (split-brain protection): " + cause.getMessage()
                    + "; start them and run it again, or use a cluster that needs fewer.";
        }
        if (cause instanceof SecurityException) {
            return "The cluster refuses this client: " + cause.getMessage()
                    + "; give it the right to create, use and destroy maps, or other credentials with --client-config.";
        }
        boolean gone = cause instanceof HazelcastClientNotActiveException
                || cause instanceof HazelcastClientOfflineException
                || cause instanceof HazelcastInstanceNotActiveException
                || cause instanceof TargetDisconnectedException
                || cause instanceof OperationTimeoutException
                || cause instanceof IOException;
        return gone
                ? "The cluster answers no more: " + cause.getMessage() + "; see that its members run, then go on with the run."
                : null;
    }
}
