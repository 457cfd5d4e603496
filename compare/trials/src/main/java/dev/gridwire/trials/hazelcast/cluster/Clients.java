// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.Command;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TalkFork;
import dev.gridwire.trials.fork.TalkTask;
import dev.gridwire.trials.workload.Workload;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The clients of a trial, in forks. Commands go to all of them at once, so that they begin together. */
final class Clients implements AutoCloseable {

    private final List<TalkFork<TrialClient>> processes = new ArrayList<>();
    private final Load load;
    private String versions = "";

    private Clients(Load load) {
        this.load = load;
    }

    /**
     * Starts clients and connects them.
     *
     * @param external how to connect to external members; null for our own members
     * @throws dev.gridwire.trials.fork.ForkFailure if no member accepts them
     */
    static Clients start(Forks forks, Load load, TrialGrid grid, List<String> members, @Nullable ExternalCluster external) {
        Clients clients = new Clients(load);
        try {
            for (int i = 0; i < load.clients(); i++) {
                clients.processes.add(TalkFork.start(forks, grid.contestant().jvmFlags(), new TrialClient()));
            }
            clients.connect(grid, members, external);
            return clients;
        } catch (RuntimeException e) {
            clients.close();
            throw e;
        }
    }

    /** Connects the first client alone, because it adds the maps' configuration before others may use them. */
    private void connect(TrialGrid grid, List<String> members, @Nullable ExternalCluster external) {
        List<String> each = first(client -> client.connect(grid, members, external, true));
        versions = String.join(", ", each);
        for (TalkFork<TrialClient> other : processes.subList(1, processes.size())) {
            other.ask(client -> client.connect(grid, members, external, false));
        }
    }

    /** Returns the members' versions, each once. */
    String versions() {
        return versions;
    }

    /** Opens a workload's map; returns the number of its entries. */
    int open(Workload<?> workload, int entries, long seed) {
        Workload.Spec spec = workload.spec();
        return ask(processes, i -> {
            Share share = new Share(i, load.clients(), load.threads());
            return client -> client.open(spec, share, entries, seed);
        }).get(0);
    }

    <R> R first(Command<TrialClient, R> command) {
        return processes.get(0).ask(command);
    }

    /** Sends an action to all, and waits for it. */
    void tell(Action action) {
        all(client -> {
            action.run(client);
            return null;
        });
    }

    /** An action of a client without an answer. */
    interface Action extends Serializable {
        void run(TrialClient client);
    }

    /** Sends a command to all, and returns their answers. */
    <R> List<R> all(Command<TrialClient, R> command) {
        return ask(processes, i -> command);
    }

    /**
     * Sends commands to all at once. It waits for every answer, even after a failure, because the next command would take it
     * for its own.
     */
    static <T extends TalkTask, R> List<R> ask(List<TalkFork<T>> processes, IntFunction<Command<T, R>> command) {
        List<Supplier<R>> told = IntStream.range(0, processes.size())
                .mapToObj(i -> processes.get(i).tell(command.apply(i))).toList();
        List<R> answers = new ArrayList<>();
        RuntimeException failure = null;
        for (Supplier<R> answer : told) {
            try {
                answers.add(answer.get());
            } catch (RuntimeException e) {
                failure = failure == null ? e : failure;
            }
        }
        if (failure != null) {
            throw failure;
        }
        return answers;
    }

    boolean areAlive() {
        return processes.stream().allMatch(TalkFork::isAlive);
    }

    /** Closes the first client last, because it destroys the rest of a map. */
    @Override
    public void close() {
        for (int i = processes.size() - 1; i >= 0; i--) {
            processes.get(i).close();
        }
    }
}
