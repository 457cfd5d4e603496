// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.ServiceLoader;

/** Makes the operations of one suite ready, in a JVM that measures. A service, since what most of them know is above. */
public interface CellOpener {

    /** The suite that it serves. */
    Suite suite();

    /** Makes one of them ready; whoever does not answer right is not measured. */
    Operation open(BenchmarkCell cell, int size);

    /** The number of threads that call at once. */
    default int callers(BenchmarkCell cell) {
        return 1;
    }

    /** What the time of a call is divided by. */
    default int values(BenchmarkCell cell, int size) {
        return 1;
    }

    /** Finds the one of a suite. */
    static CellOpener of(Suite suite) {
        return ServiceLoader.load(CellOpener.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.suite() == suite)
                .findFirst()
                .orElseThrow();
    }
}
