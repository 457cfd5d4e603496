// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.fork.Forks;

/** Refuses a heap that the machine does not have, before an hour is spent on it. */
final class Memory {

    private static final long BYTES_PER_MEGABYTE = 1 << 20;

    /** The fork that measures, and the member that its client uses. */
    private static final int FORKS_AT_ONCE = 2;

    private Memory() {}

    static void demand(Forks forks) {
        long needed = FORKS_AT_ONCE * forks.heapMegabytes() * BYTES_PER_MEGABYTE;
        long total = Machine.here().memoryBytes();
        if (needed > total) {
            throw new CommandFailure("The machine has too little memory: two forks of --heap " + forks.heapMegabytes()
                    + "m want " + needed / BYTES_PER_MEGABYTE + "m, it has " + total / BYTES_PER_MEGABYTE
                    + "m. Choose a smaller --heap.");
        }
    }
}
