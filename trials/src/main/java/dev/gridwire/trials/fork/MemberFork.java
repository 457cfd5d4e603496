// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.List;

/** A member in a second JVM, for clients; ends on close. */
public final class MemberFork implements AutoCloseable {

    private final ForkProcess fork;
    private final String address;

    private MemberFork(ForkProcess fork, String address) {
        this.fork = fork;
        this.address = address;
    }

    /**
     * Starts a member and waits until it listens.
     *
     * @param port the port to listen on, or 0 for a free one
     * @throws ForkFailure if the port is taken or the JVM does not start
     */
    public static MemberFork start(Forks forks, int port) {
        ForkProcess fork = forks.start(MemberMain.class, List.of());
        try {
            fork.send(new MemberRequest(port));
            if (fork.next() instanceof ForkEvent.Listening listening) {
                return new MemberFork(fork, listening.address());
            }
            throw ForkFailure.died(0, fork.logTail());
        } catch (RuntimeException e) {
            fork.close();
            throw e;
        }
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
