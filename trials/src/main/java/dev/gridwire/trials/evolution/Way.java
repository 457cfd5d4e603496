// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import org.openjdk.jmh.results.RunResult;

/** What is measured of a mechanism. */
enum Way {
    /** An object of the new state to bytes. */
    WRITE("write", "write"),
    /** A payload by the new state to an object of it. */
    READ_OWN("readOwn", "read own"),
    /** A payload by the old state to an object of the new one. */
    READ_OTHER("readOther", "read other");

    private final String method;
    private final String title;

    Way(String method, String title) {
        this.method = method;
        this.title = title;
    }

    static Way of(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        for (Way way : values()) {
            if (benchmark.endsWith('.' + way.method)) {
                return way;
            }
        }
        throw new IllegalArgumentException("Not a benchmark of classes that change: benchmark=" + benchmark);
    }

    /** In the table. */
    String title() {
        return title;
    }
}
