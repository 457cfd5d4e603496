// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.List;

/**
 * Runs a main class of its own choice in a fork. {@link TaskFork} loads JSON, and with it reflection and lambdas, before a task
 * begins: a measurement of first use needs a JVM in which little has been loaded.
 */
public final class BareFork {

    private BareFork() {}

    /**
     * Runs the main class to its end.
     *
     * @param main prints one line, which {@link #answer} makes; short-lived, since it does not watch its parent
     * @throws ForkFailure if the fork breaks or does not answer
     */
    public static <R> R run(Forks forks, Class<?> main, List<String> jvmFlags, Class<R> resultType, String... arguments) {
        try (ForkProcess fork = forks.start(main, jvmFlags, arguments)) {
            JsonNode result = null;
            for (ForkEvent event = fork.next(); event != null; event = fork.next()) {
                result = event instanceof ForkEvent.Part part ? part.result() : result;
            }
            if (result == null) {
                throw ForkFailure.died(0, fork.log());
            }
            return Channel.JSON.convertValue(result, resultType);
        }
    }

    /** In the fork: prints the result, which travels as JSON, at the end of all measuring. */
    public static void answer(PrintStream out, Object result) {
        Channel.send(out, new ForkEvent.Part(Channel.JSON.valueToTree(result)));
    }
}
