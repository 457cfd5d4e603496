// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TalkFork;
import java.io.Serializable;
import java.util.List;

/** A member in a fork of its own, for comparisons that run elsewhere. Leaves its cluster in order when it is closed. */
public final class LoneMember implements AutoCloseable {

    private final TalkFork<LoneMemberTask> fork;
    private final Facts facts;

    private LoneMember(TalkFork<LoneMemberTask> fork, Facts facts) {
        this.fork = fork;
        this.facts = facts;
    }

    /**
     * Starts a member and waits until it listens.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if the port is taken, the file is not right or the JVM does not start
     */
    public static LoneMember start(Forks forks, MemberSettings settings) {
        TalkFork<LoneMemberTask> fork = TalkFork.start(forks, List.of(), new LoneMemberTask());
        return new LoneMember(fork, fork.begin(task -> task.start(settings)));
    }

    /** The facts that others need to know of it. */
    public Facts facts() {
        return facts;
    }

    /** Waits until the process ends by itself. */
    public void awaitEnd() {
        fork.awaitEnd();
    }

    @Override
    public void close() {
        fork.close();
    }

    /**
     * The facts that others need to know of a member.
     *
     * @param address host and port
     * @param version of Hazelcast
     * @param members of the cluster, itself among them
     */
    public record Facts(String address, String clusterName, String version, int members) implements Serializable {}
}
