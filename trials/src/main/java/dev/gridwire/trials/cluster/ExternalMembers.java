// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import java.util.List;

/** Members that others run, of which nothing is known but where they are. */
record ExternalMembers(List<String> addresses) implements Members {

    @Override
    public List<ProcessReading> read() {
        return List.of();
    }

    @Override
    public List<MemberCommand.Weight> weigh(String map) {
        return List.of();
    }

    @Override
    public void demandAlive() {
        // The clients find out.
    }

    @Override
    public void close() {
        // They go on.
    }
}
