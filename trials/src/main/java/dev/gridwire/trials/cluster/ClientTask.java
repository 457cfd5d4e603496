// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import dev.gridwire.trials.fork.TalkTask;
import org.jspecify.annotations.Nullable;

/** The fork of a client. */
final class ClientTask implements TalkTask<ClientCommand> {

    private final TrialClient client = new TrialClient();

    @Override
    public Class<ClientCommand> commandType() {
        return ClientCommand.class;
    }

    @Override
    public @Nullable Object answer(ClientCommand command) {
        try {
            return command.run(client);
        } catch (RuntimeException e) {
            throw ClientFailure.worded(e);
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
