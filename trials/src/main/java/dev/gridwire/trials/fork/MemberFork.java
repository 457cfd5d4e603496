// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;

/** A member in a second JVM, for clients; ends on close. */
public final class MemberFork implements AutoCloseable {

    private final TalkFork<Integer> fork;
    private final String address;

    private MemberFork(TalkFork<Integer> fork, String address) {
        this.fork = fork;
        this.address = address;
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

    /**
     * Starts a member and waits until it listens.
     *
     * @param port the port to listen on, or 0 for a free one
     * @throws ForkFailure if the port is taken or the JVM does not start
     */
    public static MemberFork start(Forks forks, int port) {
        TalkFork<Integer> fork = TalkFork.start(forks, List.of(), new MemberTask());
        try {
            return new MemberFork(fork, fork.ask(port, String.class));
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
        return fork.pid();
    }

    /** Host and port for clients. */
    public String address() {
        return address;
    }

    @Override
    public void close() {
        fork.close();
    }
}
