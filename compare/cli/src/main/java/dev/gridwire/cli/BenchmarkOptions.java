// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.Suite;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** What is measured by JMH, in place of all else. */
final class BenchmarkOptions {

    /** The options that count beside each. */
    private static final Map<Suite, List<String>> OWN = Map.of(
            Suite.BULK, List.of("--workload", "--contestant", "--where", "--size"),
            Suite.EVOLUTION, List.of("--workload"),
            Suite.HOOKED, List.of());

    private static final List<String> COMMON =
            List.of("--rounds", "--warmup", "--measure", "--heap", "--output", "--overwrite", "--verbose");

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--bulk",
            description = "Measure only maps of many orders or customers, by JMH: single calls, getAll, entrySet, queries, entry "
                    + "processors, in a member and through a client. --workload, --contestant, --where and --size (entries, "
                    + "default: 20000) choose (default: java, identified, compact, gridwire: 96 cells, a JVM each).")
    private boolean bulk;

    @Option(names = "--evolution",
            description = "Measure only classes that change, by JMH: what mechanisms keep of values of another state, and what "
                    + "that costs. Of programmer, customer and order --workload chooses (91 cells, a JVM each).")
    private boolean evolution;

    @Option(names = "--hooked",
            description = "Measure only classes with hooks of Java serialization, by JMH, one for each way, beside Java "
                    + "serialization (28 cells, a JVM each).")
    private boolean hooked;

    /**
     * The suite asked for; empty where none is.
     *
     * @throws ParameterException if there are two, or options beside it that would not count
     */
    Optional<Suite> suite() {
        List<Suite> asked = List.of(Suite.values()).stream().filter(this::isAsked).toList();
        if (asked.size() > 1) {
            throw new ParameterException(spec.commandLine(), "--bulk, --evolution and --hooked are measured one by one: leave "
                    + "out all but one.");
        }
        asked.forEach(this::demandNothingElse);
        return asked.stream().findFirst();
    }

    private boolean isAsked(Suite suite) {
        return switch (suite) {
            case BULK -> bulk;
            case EVOLUTION -> evolution;
            case HOOKED -> hooked;
            case ORDERS -> false; // of --published
        };
    }

    private void demandNothingElse(Suite suite) {
        String name = "--" + suite.id();
        List<String> own = Objects.requireNonNull(OWN.get(suite));
        @Nullable String other = spec.commandLine().getParseResult().matchedOptions().stream()
                .map(option -> option.longestName())
                .filter(option -> !option.equals(name) && !COMMON.contains(option) && !own.contains(option))
                .findFirst().orElse(null);
        if (other != null) {
            throw new ParameterException(spec.commandLine(), name + " is measured by itself: leave out " + other + '.');
        }
    }
}
