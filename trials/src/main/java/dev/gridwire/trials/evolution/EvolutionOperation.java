// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import org.openjdk.jmh.results.RunResult;

/** An operation on classes that change, which is measured. */
enum EvolutionOperation {
    /** An object of the new state to bytes. */
    WRITE("write", "write"),
    /** A payload by the new state to an object of it. */
    READ_OWN("readOwn", "read own"),
    /** A payload by the old state to an object of the new one. */
    READ_OTHER("readOther", "read other");

    private final String method;
    private final String title;

    EvolutionOperation(String method, String title) {
        this.method = method;
        this.title = title;
    }

    static EvolutionOperation of(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        for (EvolutionOperation operation : values()) {
            if (benchmark.endsWith('.' + operation.method)) {
                return operation;
            }
        }
        throw new IllegalArgumentException("Not a benchmark of classes that change: benchmark=" + benchmark);
    }

    /** Whether the payload is of another state of the class than the object. */
    boolean isOfOtherState() {
        return this == READ_OTHER;
    }

    /** In the table. */
    String title() {
        return title;
    }
}
