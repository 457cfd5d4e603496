// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.grid.GridServer;
import dev.gridwire.trials.grid.Grids;
import java.net.BindException;
import org.jspecify.annotations.Nullable;

/** The other side of {@link dev.gridwire.trials.place.Place#CLIENT}: a server of the grid. Its one command starts it. */
final class MemberTask implements TalkTask<MemberTask.Start> {

    private @Nullable GridServer server;

    @Override
    public Started answer(Start command) throws Exception {
        try {
            GridServer started = Grids.open(command.grid()).startServer(command.port());
            server = started;
            return new Started(started.address(), started.pid());
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
     * The command.
     *
     * @param grid by its name
     * @param port to listen on, or 0 for a free one
     */
    record Start(String grid, int port) {}

    /**
     * The answer.
     *
     * @param address host and port
     * @param pid of the server's process
     */
    record Started(String address, long pid) {}
}
