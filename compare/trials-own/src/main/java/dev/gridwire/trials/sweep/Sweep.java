// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs a whole sweep: finds the classes, lets forks judge them, and replaces forks that end. */
public final class Sweep {

    private final SweepSettings settings;
    private final Progress progress;
    private final Map<String, String> origins = new LinkedHashMap<>();
    private final Map<String, ClassVerdict> verdicts = new HashMap<>();

    private Sweep(SweepSettings settings, Progress progress) {
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Runs a sweep.
     *
     * @throws IOException if there is nothing to sweep; the message is for the user
     * @throws ForkFailure if a fork cannot start
     */
    public static SweepResults run(SweepSettings settings, Progress progress) throws IOException {
        return new Sweep(settings, progress).run();
    }

    private SweepResults run() throws IOException {
        Instant startedAt = Instant.now();
        Map<String, String> found = find();
        choose(found);
        SweepTask.Request request = request(found);
        ScanTask.Scan scan = TaskFork.run(settings.forks(), List.of(), new ScanTask(), request, () -> {});
        scan.notLinked().forEach(this::put);
        List<String> targets = new ArrayList<>();
        for (String name : scan.serializable()) {
            if (DeniedPackages.isDenied(name)) {
                put(ClassVerdict.of(name, SweepOutcome.SKIPPED, "its package is left out", ""));
            } else {
                targets.add(name);
            }
        }
        judge(new SweepTask.Request(request.classPath(), request.packages(), targets, scan.factories(), targets));
        List<SweepResults.Row> rows = new ArrayList<>();
        origins.forEach((name, origin) -> {
            if (verdicts.containsKey(name)) {
                rows.add(new SweepResults.Row(origin, verdicts.get(name)));
            }
        });
        return SweepResults.of(settings, startedAt, rows);
    }

    private Map<String, String> find() throws IOException {
        Map<String, String> found = new LinkedHashMap<>();
        for (Path entry : settings.swept()) {
            Map<String, String> classes = ClassFileFinder.of(entry);
            if (classes.isEmpty()) {
                throw new IOException("There is no class in it: " + entry + " (name the jar or the folder that holds packages)");
            }
            classes.forEach(found::putIfAbsent);
        }
        if (settings.jdk()) {
            ClassFileFinder.ofJdk().forEach(found::putIfAbsent);
        }
        return found;
    }

    private void choose(Map<String, String> found) throws IOException {
        String filter = settings.filter();
        Pattern glob = Pattern.compile(filter.isEmpty() ? ".*" : Pattern.quote(filter).replace("*", "\\E.*\\Q"));
        found.forEach((name, origin) -> {
            if (glob.matcher(name).matches()) {
                origins.put(name, origin);
            }
        });
        if (origins.isEmpty()) {
            throw new IOException("No class matches the filter: " + filter + " (* stands for anything)");
        }
    }

    private SweepTask.Request request(Map<String, String> found) throws IOException {
        Set<String> names = new HashSet<>(found.keySet());
        for (Path entry : settings.classPath()) {
            names.addAll(ClassFileFinder.of(entry).keySet());
        }
        TreeSet<String> packages = new TreeSet<>();
        names.forEach(name -> packages.add(name.substring(0, Math.max(0, name.lastIndexOf('.')))));
        List<String> classPath = Stream.concat(settings.swept().stream(), settings.classPath().stream())
                .map(entry -> entry.toAbsolutePath().normalize().toString()).toList();
        return new SweepTask.Request(classPath, List.copyOf(packages), List.of(), List.of(), List.copyOf(origins.keySet()));
    }

    private void judge(SweepTask.Request all) {
        progress.begin(all.names().size());
        try (WorkFolder folder = WorkFolder.create("gridwire-sweep-")) {
            List<String> left = all.names();
            while (!left.isEmpty()) {
                judgeSome(all.withNames(left), folder.path());
                left = left.stream().filter(name -> !verdicts.containsKey(name)).toList();
            }
        } finally {
            progress.end();
        }
    }

    private void judgeSome(SweepTask.Request request, Path folder) {
        Listener listener = new Listener();
        progress.fork(Objects.requireNonNull(origins.get(request.names().get(0))), "Sweep");
        TaskFork.End end = TaskFork.watch(settings.forks(), SweepTask.jvmFlags(folder), folder, new SweepTask(), request,
                listener, listener::isStuck);
        // If a fork ends, even by System.exit, the class that it was judging is judged by how far it got.
        request.names().stream().filter(name -> !verdicts.containsKey(name)).findFirst().ifPresent(name -> {
            listener.give(end.kind() == TaskFork.Kind.KILLED
                    ? SweepTask.late(name, listener.inGridwire, listener.millisBefore, settings.timeoutMillis())
                    : SweepTask.broken(name, listener.inGridwire, "ends the JVM", ""));
        });
    }

    private void put(ClassVerdict verdict) {
        verdicts.put(verdict.className(), verdict);
    }

    /** Notes how far a fork has come. */
    private final class Listener implements StreamTask.Answers<ClassVerdict> {
        private boolean inGridwire;
        /** How long the class took before Gridwire's turn. */
        private long millisBefore;
        /** When the fork's present class began; 0 before the first. */
        private volatile long since;

        boolean isStuck() {
            return since != 0 && System.nanoTime() - since > TimeUnit.MILLISECONDS.toNanos(settings.timeoutMillis());
        }

        @Override
        public void step() {
            inGridwire = since != 0;
            millisBefore = inGridwire ? TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since) : 0;
            since = inGridwire ? since : System.nanoTime();
        }

        @Override
        public void give(ClassVerdict verdict) {
            put(verdict);
            inGridwire = false;
            since = System.nanoTime();
            progress.step(1);
        }
    }
}
