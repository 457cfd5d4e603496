// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.SettingsReader;
import dev.gridwire.enhancer.tree.FileTree;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The result of enhancing copies of folders and jars.
 *
 * @param replaced the rewritten classes, by internal name
 * @param addedJar holds the additional classes
 * @param lines say what was done
 */
record EnhancedCopies(Map<String, Replacement.Change> replaced, Path addedJar, List<String> lines) {

    private static final String SUFFIX = ".class";

    /** Enhances copies in a temporary folder, whose jar stays until the virtual machine ends. */
    static EnhancedCopies make(List<Path> classPath, List<Path> jars, Path schema) throws IOException {
        Path temporary = Files.createTempDirectory("gridwire-agent");
        try {
            return make(classPath, jars, schema, temporary);
        } finally {
            delete(temporary);
        }
    }

    private static EnhancedCopies make(List<Path> classPath, List<Path> jars, Path schema, Path temporary) throws IOException {
        List<ClassPlace> places = places(classPath, jars, temporary);
        EnhancerOptions options = new EnhancerOptions(places, classPath, settings(classPath),
                Files.isRegularFile(schema) ? Optional.of(schema) : Optional.empty(), RunMode.WRITE, true);
        Enhancement done = Enhancer.standard().enhance(options);
        Map<String, Replacement.Change> replaced = new LinkedHashMap<>();
        Map<String, byte[]> added = new TreeMap<>();
        for (ClassPlace place : places) {
            compare(FileTree.open(place.input()), FileTree.open(place.output()), replaced, added);
        }
        Path jar = Files.createTempFile("gridwire-agent", ".jar");
        jar.toFile().deleteOnExit();
        write(jar, added);
        return new EnhancedCopies(replaced, jar, TextReport.brief(done));
    }

    boolean isEmpty() {
        return replaced.isEmpty() && addedJar.toFile().length() == 0;
    }

    private static List<ClassPlace> places(List<Path> classPath, List<Path> jars, Path temporary) {
        Set<Path> inputs = new LinkedHashSet<>();
        classPath.stream().filter(Files::isDirectory).forEach(inputs::add);
        inputs.addAll(jars);
        List<ClassPlace> places = new ArrayList<>();
        for (Path input : inputs) {
            String name = "agent-" + places.size();
            places.add(new ClassPlace(input, temporary.resolve(name), name));
        }
        return places;
    }

    private static EnhancerSettings settings(List<Path> classPath) {
        List<Path> files = new ArrayList<>(classPath.stream().map(entry -> entry.resolve(SettingsReader.FILE)).toList());
        files.add(Path.of(SettingsReader.FILE));
        return SettingsReader.read(files, Map.of());
    }

    private static void compare(
            FileTree before, FileTree after, Map<String, Replacement.Change> replaced, Map<String, byte[]> added) {
        for (String path : after.paths()) {
            byte @Nullable [] former = before.read(path).orElse(null);
            byte[] now = after.read(path).orElseThrow();
            if (former != null && path.endsWith(SUFFIX) && !Arrays.equals(former, now)) {
                String name = path.substring(0, path.length() - SUFFIX.length());
                replaced.put(name, new Replacement.Change(former, now));
            } else if (!Arrays.equals(former, now)) {
                added.putIfAbsent(path, now);
            }
        }
    }

    private static void write(Path jar, Map<String, byte[]> files) throws IOException {
        if (files.isEmpty()) {
            return;
        }
        try (OutputStream stream = Files.newOutputStream(jar); JarOutputStream entries = new JarOutputStream(stream)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                entries.putNextEntry(new JarEntry(file.getKey()));
                entries.write(file.getValue());
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
