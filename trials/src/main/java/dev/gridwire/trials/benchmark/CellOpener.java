// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

/** Makes the operations of {@link Suite#EVOLUTION} ready, in a JVM that measures. A service, since what it knows is above. */
public interface CellOpener {

    /** One of them; whoever does not bring its own value back is not measured. */
    Operation open(BenchmarkCell cell);
}
