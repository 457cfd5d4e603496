// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.WorkloadSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command to a client of a trial; the answer is null unless a command says more. */
@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS, property = "tell")
sealed interface ClientCommand {

    /** Does it. */
    @Nullable Object run(TrialClient client);

    /**
     * Connect; answers with {@link Connected}.
     *
     * @param members host and port of some; empty for the file's
     * @param external how, where the members are not ours; null where they are
     * @param owner whether this client adds the maps' configuration and destroys the maps
     */
    record Connect(Grid grid, List<String> members, @Nullable ExternalCluster external, boolean owner) implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.connect(this);
        }
    }

    /** Take up a workload's map; answers with the number of its entries. */
    record Open(WorkloadSpec workload, Share share, int entries, long seed) implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.open(this);
        }
    }

    /** Round-trip some values, and leave the map empty; answers with {@link Verified}. */
    record Verify() implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().verify();
        }
    }

    /** Put this client's share of the entries into the map; answers with a {@link Slice}. */
    record Fill() implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().fill();
        }
    }

    /**
     * Make the values that the next command writes.
     *
     * @param count how many; 0 for the number that the last {@link Run} suggests
     */
    record Prepare(int count) implements ClientCommand {
        @Override
        public @Nullable Object run(TrialClient client) {
            client.load().prepare(count);
            return null;
        }
    }

    /** Call as fast as the cluster answers, for so long; answers with a {@link Slice}. */
    record Run(Direction direction, long millis) implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().run(direction, millis);
        }
    }

    /** Call when calls are due, at so many a second of this client; answers with {@link Offered}. */
    record Offer(Direction direction, double ratePerSecond, int seconds) implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().offer(direction, ratePerSecond, seconds);
        }
    }

    /** Answers with the bytes of heap in use after a collection. */
    record Weigh() implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return ProcessGauge.usedHeapBytes();
        }
    }

    /** Write all own keys once, then again and again behind the back of the answer. */
    record StartWriting() implements ClientCommand {
        @Override
        public @Nullable Object run(TrialClient client) {
            client.load().startWriting();
            return null;
        }
    }

    /** Answers with the number of writes that failed since the start. */
    record StopWriting() implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().stopWriting();
        }
    }

    /** Answers with the number of entries that differ from the value acknowledged last. */
    record Check() implements ClientCommand {
        @Override
        public Object run(TrialClient client) {
            return client.load().countLost();
        }
    }

    /** Be done with the workload; the owner destroys the map. */
    record Leave() implements ClientCommand {
        @Override
        public @Nullable Object run(TrialClient client) {
            client.leave();
            return null;
        }
    }

    /** The versions of the members, each once. */
    record Connected(List<String> versions) {}

    /** The results for values that were stored and fetched. */
    record Verified(Outcome outcome, @Nullable String note, double meanBytes) {}
}
