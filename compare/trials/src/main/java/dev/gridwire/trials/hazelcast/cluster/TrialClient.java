// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.TalkTask;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A client of a trial, in its fork. */
final class TrialClient implements TalkTask {

    private @Nullable Connection connection;
    private @Nullable MapLoad<?> load;

    @Override
    public RuntimeException worded(RuntimeException failure) {
        return ClientFailure.worded(failure);
    }

    /** Connects, and returns the versions of the members, each once. */
    List<String> connect(TrialGrid grid, List<String> members, @Nullable ExternalCluster external, boolean owner) {
        Connection opened = Connection.open(grid, members, external, owner);
        connection = opened;
        return opened.versions();
    }

    /** Opens a workload's map; returns the number of its entries. */
    int open(Workload.Spec workload, Share share, int entries, long seed) {
        load = load(Workloads.open(workload), share, entries, seed);
        return load.entries();
    }

    private <P> MapLoad<P> load(Workload<P> workload, Share share, int entries, long seed) {
        Connection opened = Objects.requireNonNull(connection);
        return new MapLoad<>(opened.client(), opened.grid(), workload, share, entries, seed);
    }

    MapLoad<?> load() {
        return Objects.requireNonNull(load, "no workload is open");
    }

    /** Ends the work on the workload; the owner destroys the map. */
    void leave() {
        MapLoad<?> left = load;
        load = null;
        if (left != null) {
            left.close();
            if (Objects.requireNonNull(connection).owner()) {
                left.destroy();
            }
        }
    }

    /** Destroys the map, because it must not stay in a cluster that lives on. */
    @Override
    public void close() {
        if (connection != null && connection.external() != null) {
            leave();
        }
    }
}
