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

/** The files that a run makes for one place. Nothing is written. */
final class ProducedFiles {

    private static final String SERVICES = "META-INF/services/";

    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Map<String, byte[]> unmarked = new HashMap<>();
    private final Map<String, Set<String>> services = new TreeMap<>();

    /**
     * Adds a file; class files get the mark.
     *
     * @throws IllegalStateException if there is another of that path
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

    /** Adds a file as it is. */
    void addPlain(String path, byte[] bytes) {
        files.put(path, bytes);
    }

    /** The file that was made of that path; services are none. */
    Optional<byte[]> file(String path) {
        return Optional.ofNullable(files.get(path));
    }

    /** Provided classes by service. */
    Map<String, Set<String>> services() {
        Map<String, Set<String>> byName = new TreeMap<>();
        services.forEach((path, providers) -> byName.put(path.substring(SERVICES.length()), providers));
        return byName;
    }

    /**
     * All files; service files are merged with the place's own.
     *
     * @param gone binary names of classes that are deleted, whose lines go as well
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
