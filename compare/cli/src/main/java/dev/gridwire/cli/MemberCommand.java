// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.LoneMember;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code gridwire member}. */
@Command(
        name = "member",
        abbreviateSynopsis = true,
        description = {
            "Starts a Hazelcast member for comparisons.",
            "The comparisons run on another machine. The member runs until Ctrl-C.",
            "Without --listen, it opens nothing to the network."
        })
final class MemberCommand implements Callable<Integer> {

    private static final int DEFAULT_HEAP_MEGABYTES = 1_024;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Gridwire gridwire;

    @Option(names = "--port", converter = Port.class, paramLabel = "PORT",
            description = "Port to listen on, 0 for a free one (default: the file's, or 5701).")
    private @Nullable Integer port;

    @Option(names = "--listen", paramLabel = "HOST",
            description = "Address to listen on, 0.0.0.0 for all (default: the file's, or 127.0.0.1).")
    private @Nullable String listen;

    @Option(names = "--join", split = ",", paramLabel = "HOST:PORT",
            description = "Members of the cluster to join (default: the file's, or none).")
    private List<String> join = List.of();

    @Option(names = "--cluster-name", paramLabel = "NAME", description = "The cluster's name (default: the file's, or dev).")
    private @Nullable String clusterName;

    @Option(names = "--classpath", paramLabel = "JAR-OR-FOLDER[:…]",
            description = "Classes for queries and entry processors; a comparison needs none.")
    private @Nullable String classPath;

    @Option(names = "--config", paramLabel = "FILE",
            description = "A member's configuration, XML or YAML, for settings without an option, such as TLS.")
    private @Nullable String config;

    @Option(names = "--heap", converter = HeapSize.Converter.class, paramLabel = "SIZE",
            description = "Heap of the member (default: 1g).")
    private @Nullable HeapSize heap;

    @Override
    public Integer call() {
        Forks forks = new Forks(heap == null ? DEFAULT_HEAP_MEGABYTES : heap.megabytes(), this::onLog)
                .with(List.of(), classes());
        AtomicBoolean asked = new AtomicBoolean();
        try (LoneMember member = LoneMember.start(forks, new LoneMember.Settings(listen, port, join, clusterName, config))) {
            endWithThisJvm(member, asked);
            print(member.facts());
            member.awaitEnd();
        }
        if (!asked.get()) {
            throw new CommandFailure("The member has ended, most likely for want of memory; give it more with --heap.");
        }
        return spec.exitCodeOnSuccess();
    }

    private static void endWithThisJvm(LoneMember member, AtomicBoolean asked) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            asked.set(true);
            member.close();
        }));
    }

    private List<Path> classes() {
        if (classPath == null) {
            return List.of();
        }
        List<Path> entries = Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of).toList();
        for (Path entry : entries) {
            if (!Files.exists(entry)) {
                throw new CommandFailure("There is no such jar or folder: " + entry + " (correct --classpath)");
            }
        }
        return entries;
    }

    private void print(LoneMember.Facts facts) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf("A member of the cluster %s listens at %s: Hazelcast %s, members %d.%n",
                facts.clusterName(), facts.address(), facts.version(), facts.members());
        out.printf("To compare with it: ./gridwire compare --where cluster --members %s --cluster-name %s%n",
                facts.address(), facts.clusterName());
        if (facts.address().startsWith("127.")) {
            out.println("Only this machine reaches it; --listen opens it to others.");
        }
        out.println("Ctrl-C ends it.");
        out.flush();
    }

    private void onLog(String words) {
        if (gridwire.isVerbose()) {
            spec.commandLine().getErr().println("The member printed:");
            spec.commandLine().getErr().println(words);
        }
    }
}
