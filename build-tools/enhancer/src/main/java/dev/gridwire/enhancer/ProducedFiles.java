// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.mark.Mark;
import dev.gridwire.enhancer.mark.Marker;
import dev.gridwire.enhancer.tree.FileTree;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collects the files that a run produces for one place, without writing them. */
final class ProducedFiles {

    private static final String SERVICES = "META-INF/services/";

    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Map<String, byte[]> unmarked = new HashMap<>();
    private final Map<String, Set<String>> services = new TreeMap<>();

    /**
     * Adds a file, with a mark if it is a class file.
     *
     * @throws IllegalStateException if there is a different file with that path
     */
    void add(OutputFile file, Mark mark) {
        if (file.path().startsWith(SERVICES)) {
            services.computeIfAbsent(file.path(), key -> new LinkedHashSet<>()).addAll(lines(file.bytes()));
            return;
        }
        byte[] other = unmarked.putIfAbsent(file.path(), file.bytes());
        if (other != null && !Arrays.equals(other, file.bytes())) {
            throw new IllegalStateException("Two files of one path differ: path=" + file.path() + "; report this");
        }
        if (other == null) {
            files.put(file.path(), file.path().endsWith(".class") ? Marker.mark(file.bytes(), mark) : file.bytes());
        }
    }

    /** Adds a file without a mark. */
    void addPlain(String path, byte[] bytes) {
        files.put(path, bytes);
    }

    /** Returns the file produced for that path; service files are not among them. */
    Optional<byte[]> file(String path) {
        return Optional.ofNullable(files.get(path));
    }

    /** Returns the provided classes by service. */
    Map<String, Set<String>> services() {
        Map<String, Set<String>> byName = new TreeMap<>();
        services.forEach((path, providers) -> byName.put(path.substring(SERVICES.length()), providers));
        return byName;
    }

    /**
     * Returns all files; service files are merged with those of the place.
     *
     * @param gone binary names of deleted classes, whose lines are deleted, too
     */
    SortedMap<String, byte[]> files(FileTree tree, Set<String> gone) {
        SortedMap<String, byte[]> all = new TreeMap<>(files);
        Set<String> touched = new TreeSet<>(services.keySet());
        if (!gone.isEmpty()) {
            tree.paths().stream().filter(path -> path.startsWith(SERVICES)).forEach(touched::add);
        }
        for (String path : touched) {
            byte[] former = tree.read(path).orElse(new byte[0]);
            byte[] merged = merged(former, services.getOrDefault(path, Set.of()), gone);
            if (!Arrays.equals(former, merged)) {
                all.put(path, merged);
            }
        }
        return all;
    }

    private static byte[] merged(byte[] former, Set<String> added, Set<String> gone) {
        Set<String> lines = new LinkedHashSet<>(lines(former));
        boolean changed = lines.removeAll(gone);
        changed |= lines.addAll(added);
        return changed ? (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8) : former;
    }

    private static List<String> lines(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
