// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.fork.TalkTask;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A client of a trial, in its fork. */
final class TrialClient implements TalkTask<ClientCommand> {

    private ClientCommand.@Nullable Connect connection;
    private @Nullable HazelcastInstance instance;
    private @Nullable MapLoad<?> load;

    @Override
    public @Nullable Object answer(ClientCommand command) {
        try {
            return command.run(this);
        } catch (RuntimeException e) {
            throw ClientFailure.worded(e);
        }
    }

    ClientCommand.Connected connect(ClientCommand.Connect command) {
        connection = command;
        HazelcastInstance client = Connection.open(command);
        instance = client;
        List<String> versions = client.getCluster().getMembers().stream()
                .map(member -> member.getVersion().toString())
                .distinct()
                .toList();
        return new ClientCommand.Connected(versions);
    }

    int open(ClientCommand.Open command) {
        load = load(Workloads.open(command.workload()), command);
        return load.entries();
    }

    private <P> MapLoad<P> load(Workload<P> workload, ClientCommand.Open command) {
        return new MapLoad<>(Objects.requireNonNull(instance), Objects.requireNonNull(connection).grid(), workload, command);
    }

    MapLoad<?> load() {
        return Objects.requireNonNull(load, "no workload is open");
    }

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

    /** A map of a cluster that lives on must not stay there. */
    @Override
    public void close() {
        if (connection != null && connection.external() != null) {
            leave();
        }
    }
}
