// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.Command;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TalkFork;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The members of a trial. Our own run in forks and find each other by the address of any that runs. External members are out of
 * our control, and only their addresses are known.
 */
final class TrialMembers implements AutoCloseable {

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long POLL_MILLIS = 20;

    private final Forks forks;
    private final TrialGrid grid;
    private final List<@Nullable TalkFork<TrialMember>> processes = new ArrayList<>();
    private final List<String> addresses = new ArrayList<>();

    private TrialMembers(Forks forks, TrialGrid grid) {
        this.forks = forks;
        this.grid = grid;
    }

    /**
     * Starts members and waits until all know each other; does nothing for external members.
     *
     * @throws ForkFailure if one does not start
     */
    static TrialMembers start(Forks forks, TrialGrid grid, ClusterSettings settings) {
        TrialMembers members = new TrialMembers(forks.withHeap(settings.memberHeapMegabytes()), grid);
        if (settings.elsewhere() != null) {
            members.addresses.addAll(settings.elsewhere().members());
            return members;
        }
        try {
            for (int i = 0; i < settings.members(); i++) {
                members.processes.add(members.process());
                members.addresses.add("");
            }
            members.join();
            return members;
        } catch (RuntimeException e) {
            members.close();
            throw e;
        }
    }

    private TalkFork<TrialMember> process() {
        return TalkFork.start(forks, grid.contestant().jvmFlags(), new TrialMember());
    }

    /** Joins the first alone, then all others at once, because JVMs start side by side anyway. */
    private void join() {
        join(0);
        List<TalkFork<TrialMember>> others = living().subList(1, processes.size());
        List<String> first = addresses();
        List<String> joined = Clients.ask(others, i -> joining(grid, first));
        for (int i = 1; i < processes.size(); i++) {
            addresses.set(i, joined.get(i - 1));
        }
        if (awaitSafety(processes.size()) == null) {
            throw new IllegalStateException("the members did not find each other: members=" + addresses);
        }
    }

    private void join(int index) {
        addresses.set(index, process(index).ask(joining(grid, addresses())));
    }

    private static Command<TrialMember, String> joining(TrialGrid grid, List<String> others) {
        return member -> member.join(grid, others);
    }

    private TalkFork<TrialMember> process(int index) {
        return Objects.requireNonNull(processes.get(index));
    }

    private List<TalkFork<TrialMember>> living() {
        return processes.stream().filter(Objects::nonNull).toList();
    }

    /** Returns the number of our own members. */
    int count() {
        return processes.size();
    }

    /** Kills a member as a power cut would. */
    void kill(int index) {
        process(index).kill();
        processes.set(index, null);
        addresses.set(index, "");
    }

    /** Starts another member in place of a killed one. */
    void restart(int index) {
        processes.set(index, process());
        join(index);
    }

    /** Waits until this many members know each other and every backup is in its place; returns the milliseconds, or null. */
    @Nullable Long awaitSafety(int count) {
        long begin = Ticks.SYSTEM.nanos();
        while (Ticks.SYSTEM.nanos() - begin < PATIENCE_NANOS) {
            if (isSafe(count)) {
                return TimeUnit.NANOSECONDS.toMillis(Ticks.SYSTEM.nanos() - begin);
            }
            Ticks.SYSTEM.sleepUntil(Ticks.SYSTEM.nanos() + TimeUnit.MILLISECONDS.toNanos(POLL_MILLIS));
        }
        return null;
    }

    private boolean isSafe(int count) {
        return all(member -> member.isSafeAmong(count)).stream().allMatch(Boolean::booleanValue);
    }

    private <R> List<R> all(Command<TrialMember, R> command) {
        return Clients.ask(living(), i -> command);
    }

    /** Returns host and port of some, for clients; empty if a client's file names them. */
    List<String> addresses() {
        return addresses.stream().filter(address -> !address.isEmpty()).toList();
    }

    /** Returns the counters of each; empty for external members. */
    List<ProcessReading> read() {
        return all(TrialMember::read);
    }

    /** Returns the memory of each; empty for external members. */
    List<TrialMember.Weight> weigh(String map) {
        return all(member -> member.weigh(map));
    }

    /**
     * Fails if a member has ended; for external members, the clients find out.
     *
     * @throws ForkFailure if one has ended
     */
    void demandAlive() {
        for (int i = 0; i < processes.size(); i++) {
            if (processes.get(i) != null && !process(i).isAlive()) {
                throw ForkFailure.forTheUser("Member " + (i + 1) + " of the cluster has ended, most likely for want of memory;"
                        + " give it more with --heap, or fewer entries with --entries.", process(i).log());
            }
        }
    }

    @Override
    public void close() {
        living().forEach(TalkFork::kill);
    }
}
