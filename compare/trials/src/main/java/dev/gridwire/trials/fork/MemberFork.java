// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.grid.GridServer;
import dev.gridwire.trials.grid.Grids;
import java.io.IOException;
import java.io.Serializable;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A grid's server for clients, in a second JVM or started from it; it ends on close. */
public final class MemberFork implements AutoCloseable {

    private final TalkFork<Server> fork;
    private final Server.Started started;

    private MemberFork(TalkFork<Server> fork, Server.Started started) {
        this.fork = fork;
        this.started = started;
    }

    /**
     * Refuses a port that is in use, before anything else happens.
     *
     * @param port the requested port; 0 is always free
     * @throws ForkFailure if something listens there
     */
    public static void demandFree(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw ForkFailure.forTheUser(
                    "The port is taken: " + port + "; choose another with --port, or leave it out for a free one.", "");
        }
    }

    /** Starts a member of Hazelcast; see {@link #start(Forks, String, int)}. */
    public static MemberFork start(Forks forks, int port) {
        return start(forks, Grids.HAZELCAST.id(), port);
    }

    /**
     * Starts a server and waits until it listens.
     *
     * @param grid the name of the grid
     * @param port the port to listen on, or 0 for a free one
     * @throws ForkFailure if the port is taken or the JVM does not start
     */
    public static MemberFork start(Forks forks, String grid, int port) {
        TalkFork<Server> fork = TalkFork.start(forks, List.of(), new Server());
        return new MemberFork(fork, fork.begin(server -> server.start(grid, port)));
    }

    /**
     * Fails if the member has ended.
     *
     * @throws ForkFailure if it has ended
     */
    public void demandAlive() {
        if (!fork.isAlive()) {
            throw ForkFailure.forTheUser(
                    "The member that clients use has ended, most likely for want of memory; give it more with --heap, or fewer"
                            + " values with --size.",
                    fork.log());
        }
    }

    /** Returns the id of its process. */
    long pid() {
        return started.pid();
    }

    /** Returns host and port for clients. */
    public String address() {
        return started.address();
    }

    @Override
    public void close() {
        fork.close();
    }

    /** The server's side of {@link dev.gridwire.trials.place.Place#CLIENT}. */
    static final class Server implements TalkTask {

        private @Nullable GridServer server;

        /** Starts the server. */
        Started start(String grid, int port) throws Exception {
            try {
                GridServer running = Grids.open(grid).startServer(port);
                server = running;
                return new Started(running.address(), running.pid());
            } catch (BindException e) {
                throw new UserFailure(
                        "The port was taken meanwhile; choose another with --port, or leave it out for a free one.", e);
            }
        }

        @Override
        public void close() {
            if (server != null) {
                server.end().run();
            }
        }

        /**
         * The facts about the server that others need.
         *
         * @param address host and port
         * @param pid the id of the server's process
         */
        record Started(String address, long pid) implements Serializable {}
    }
}
