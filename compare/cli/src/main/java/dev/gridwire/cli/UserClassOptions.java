// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.proof.values.ValueSizes;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.userclass.UserClassRequest;
import dev.gridwire.trials.userclass.UserClassWorkloads;
import dev.gridwire.trials.workload.Workload;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options for the user's own classes and the source of their values. */
final class UserClassOptions {

    private static final int PERCENT = 100;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--class", split = ",", paramLabel = "CLASS,…",
            description = {
                "Your classes, in place of the workloads.",
                "With --workload, the named workloads are measured as well."
            })
    private List<String> classNames = List.of();

    @Option(names = "--classpath", arity = "1..*", paramLabel = "PATH",
            description = {
                "The jars and folders that contain them.",
                "Also Spring Boot archives, and folders of jars as 'lib/*', separated as on Java's class path. "
                    + "For libraries that Gridwire measures itself, its own versions are used."
            })
    private List<String> classPath = List.of();

    @Option(names = "--values", paramLabel = "TYPE::METHOD|FILE",
            description = "The source of the values: a static method, a file of JSON (.json, .jsonl), or a file of "
                    + "Java-serialized values. Default: values are generated from the shape of the class.")
    private @Nullable String values;

    @Option(names = "--nulls", defaultValue = "10", paramLabel = "PERCENT",
            description = "In generated values, the share of nulls among the references that may be null. Default: "
                    + "${DEFAULT-VALUE}.")
    private int nulls;

    @Option(names = "--elements", converter = AtLeastOne.class, defaultValue = "5", paramLabel = "COUNT",
            description = "In generated values, the mean number of elements of a container. Default: ${DEFAULT-VALUE}.")
    private int elements;

    @Option(names = "--string-length", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "In generated values, the mean length of strings. Default: what their names suggest.")
    private @Nullable Integer stringLength;

    @Option(names = "--allow", split = ",", paramLabel = "CLASS,…",
            description = "Further classes that a file of Java-serialized values may hold: com.acme.Order, com.acme.*, "
                    + "com.acme.**.")
    private List<String> allowed = List.of();

    @Option(names = "--hazelcast-config", paramLabel = "FILE",
            description = "A member's configuration. Its serializers and factories for these classes are measured too.")
    private @Nullable Path hazelcastConfig;

    /**
     * Reads the classes and has their values created; empty if no class is named.
     *
     * @throws ParameterException if options contradict each other
     */
    Optional<UserClassWorkloads> prepare(long seed, Forks forks, boolean published) {
        if (classNames.isEmpty()) {
            demandNothingElse();
            return Optional.empty();
        }
        if (published) {
            throw wrong("--published names its own workloads: leave out --class.");
        }
        if (classPath.isEmpty()) {
            throw wrong("--class needs the jar or folder of the class: name it with --classpath.");
        }
        if (nulls < 0 || nulls > PERCENT) {
            throw wrong("--nulls is a percentage, from 0 to 100: " + nulls + ".");
        }
        ValueSizes sizes = new ValueSizes(nulls, elements, stringLength == null ? 0 : stringLength);
        return Optional.of(UserClassWorkloads.prepare(
                new UserClassRequest(entries(), classNames, values, sizes, seed, allowed, hazelcastConfig), forks));
    }

    /** Prints which of the user's classes are measured, and which contestants are not. */
    static void announce(Selection chosen, PrintWriter out) {
        for (Workload<?> workload : chosen.workloads()) {
            if (workload.userClass().isPresent()) {
                out.println(workload.description());
                String left = Contestant.withoutVariants().stream()
                        .filter(contestant -> !contestant.isOffered(workload))
                        .map(Contestant::title)
                        .collect(Collectors.joining(", "));
                out.println(left.isEmpty() ? "" : "Left out, since they are written by hand, which the class is not: " + left);
            }
        }
        out.flush();
    }

    /** Whether the user named a class. */
    boolean isGiven() {
        return !classNames.isEmpty();
    }

    private void demandNothingElse() {
        if (!classPath.isEmpty() || values != null || !allowed.isEmpty() || hazelcastConfig != null) {
            throw wrong("--classpath, --values, --allow and --hazelcast-config are for classes of yours: name one with --class.");
        }
    }

    private List<String> entries() {
        return classPath.stream()
                .flatMap(entry -> Stream.of(entry.split(File.pathSeparator)))
                .filter(entry -> !entry.isEmpty())
                .toList();
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
