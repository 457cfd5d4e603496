// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code gridwire benchmark}. */
@Command(name = "benchmark", description = "JMH")
final class BenchmarkCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        return 0;
    }
}
