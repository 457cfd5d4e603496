// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads for the tests. */
final class Threads {

    private Threads() {}

    static boolean areVirtualOnesThere() {
        return Runtime.version().feature() >= 21;
    }

    /** A virtual one for each task where the JDK has them, else platform threads. */
    static ExecutorService shortLived() throws ReflectiveOperationException {
        return areVirtualOnesThere()
                ? (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null)
                : Executors.newFixedThreadPool(64);
    }
}
