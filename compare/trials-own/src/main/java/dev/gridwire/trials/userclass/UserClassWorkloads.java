// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.fork.WorkFolder;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Users' classes, ready to be measured. Closing it deletes the files made for them. */
public final class UserClassWorkloads implements AutoCloseable {

    private final WorkFolder folder;
    private final List<Workload<?>> workloads;

    private UserClassWorkloads(WorkFolder folder, List<Workload<?>> workloads) {
        this.folder = folder;
        this.workloads = List.copyOf(workloads);
    }

    /**
     * Examines the classes, and has a fork create their values.
     *
     * @throws UserFailure if a class cannot be measured
     * @throws ForkFailure if the fork finds that out, or if it breaks
     */
    public static UserClassWorkloads prepare(UserClassRequest request, Forks forks) {
        WorkFolder folder = WorkFolder.create("gridwire-own-");
        try {
            return new UserClassWorkloads(folder, new Preparation(request, forks, folder).run());
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /** Returns the workloads in the order of their names on the command line. */
    public List<Workload<?>> workloads() {
        return workloads;
    }

    @Override
    public void close() {
        folder.close();
    }

    /** The preparation in progress. */
    private record Preparation(UserClassRequest request, Forks forks, WorkFolder folder) {

        List<Workload<?>> run() {
            demandFiles();
            List<Path> classPath = ClassPathEntries.of(request.classPath(), folder);
            ClassFinder finder = new ClassFinder(classPath);
            Set<String> names = new LinkedHashSet<>(request.classNames());
            names.forEach(name -> finder.demand(name, request.values() != null));
            UserClassRequest whole = whole(classPath);
            List<UserClassSpec> specs = new ArrayList<>();
            for (String name : names) {
                specs.add(probe(name, whole, specs));
            }
            List<String> registered = specs.stream().flatMap(spec -> spec.types().stream()).distinct().toList();
            return specs.stream().<Workload<?>>map(spec -> new UserClassWorkload(spec.withRegistered(registered))).toList();
        }

        private void demandFiles() {
            request.valueFile().ifPresent(file -> demandContent(file, "--values"));
            if (request.hazelcastConfig() != null) {
                demandContent(request.hazelcastConfig(), "--hazelcast-config");
            }
        }

        private static void demandContent(Path file, String option) {
            if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
                throw new UserFailure("There is no such file: " + file + " (correct " + option
                        + (option.equals("--values") ? "; a method is named as com.acme.Samples::customers)" : ")"));
            }
            if (file.toFile().length() == 0) {
                throw new UserFailure("The file is empty: " + file + " (correct " + option + ")");
            }
        }

        private UserClassSpec probe(String className, UserClassRequest whole, List<UserClassSpec> before) {
            String id = id(className, before);
            return TaskFork.run(
                    forks.with(List.of(), whole.classPath().stream().map(Path::of).toList()), List.of(), new ProbeTask(),
                    new ProbeTask.Request(id, before.size(), className, whole, folder.child(id).toString()), () -> { });
        }

        /** Returns the request with absolute paths, because a fork works in another folder. */
        private UserClassRequest whole(List<Path> classPath) {
            Path config = request.hazelcastConfig();
            return new UserClassRequest(classPath.stream().map(Path::toString).toList(), request.classNames(),
                    request.valueFile().map(file -> absolute(file).toString()).orElse(request.values()),
                    request.sizes(), request.seed(), request.allowed(), config == null ? null : absolute(config));
        }

        private static Path absolute(Path file) {
            return file.toAbsolutePath().normalize();
        }

        /** Returns an id of one word in lower case, like those of the shipped workloads. */
        private static String id(String className, List<UserClassSpec> before) {
            String simple = className.substring(className.lastIndexOf('.') + 1).replace('$', '-').toLowerCase(Locale.ROOT);
            String id = "own-" + simple.replaceAll("[^a-z0-9-]", "");
            long same = before.stream().filter(spec -> spec.id().equals(id) || spec.id().startsWith(id + "--")).count();
            return same == 0 ? id : id + "--" + (same + 1);
        }
    }
}
