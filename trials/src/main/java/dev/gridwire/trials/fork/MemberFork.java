// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.grid.Grids;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;

/** A server of a grid in a second JVM, or started from it, for clients; ends on close. */
public final class MemberFork implements AutoCloseable {

    private final TalkFork<MemberTask.Start> fork;
    private final MemberTask.Started server;

    private MemberFork(TalkFork<MemberTask.Start> fork, MemberTask.Started server) {
        this.fork = fork;
        this.server = server;
    }

    /**
     * Refuses a port that is taken, before anything else is done.
     *
     * @param port the port asked for; 0 is always free
     * @throws ForkFailure if something listens there
     */
    public static void demandFree(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw ForkFailure.portTaken(port);
        }
    }

    /** Starts a member of Hazelcast, as {@link #start(Forks, String, int)} does. */
    public static MemberFork start(Forks forks, int port) {
        return start(forks, Grids.HAZELCAST.id(), port);
    }

    /**
     * Starts a server and waits until it listens.
     *
     * @param grid by its name
     * @param port the port to listen on, or 0 for a free one
     * @throws ForkFailure if the port is taken or the JVM does not start
     */
    public static MemberFork start(Forks forks, String grid, int port) {
        TalkFork<MemberTask.Start> fork = TalkFork.start(forks, List.of(), new MemberTask());
        try {
            return new MemberFork(fork, fork.ask(new MemberTask.Start(grid, port), MemberTask.Started.class));
        } catch (RuntimeException e) {
            fork.close();
            throw e;
        }
    }

    /**
     * Says so if the member has ended.
     *
     * @throws ForkFailure if it has
     */
    public void demandAlive() {
        if (!fork.isAlive()) {
            throw ForkFailure.memberDied(fork.log());
        }
    }

    /** The id of its process. */
    long pid() {
        return server.pid();
    }

    /** Host and port for clients. */
    public String address() {
        return server.address();
    }

    @Override
    public void close() {
        fork.close();
    }
}
