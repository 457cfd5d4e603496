// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.classpath;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/** Looks through class files for classes that extend or implement a type. Loads no class. */
public final class SubclassNames {

    private final List<Path> entries;
    private @Nullable Map<String, TreeSet<String>> children;

    /** Looks in jars and folders, at the first call. */
    public SubclassNames(List<Path> entries) {
        this.entries = List.copyOf(entries);
    }

    /** Returns binary names of all subclasses and implementing classes, including abstract ones, in alphabetical order. */
    public List<String> below(String binaryName) {
        TreeSet<String> names = new TreeSet<>();
        addBelow(binaryName.replace('.', '/'), names);
        return names.stream().map(name -> name.replace('/', '.')).toList();
    }

    private void addBelow(String internalName, TreeSet<String> names) {
        for (String child : index().getOrDefault(internalName, new TreeSet<>())) {
            if (names.add(child)) {
                addBelow(child, names);
            }
        }
    }

    private Map<String, TreeSet<String>> index() {
        Map<String, TreeSet<String>> known = children;
        if (known == null) {
            Map<String, TreeSet<String>> found = new TreeMap<>();
            ClassPathFiles.walk(entries, (name, file) -> readClass(file, found));
            known = found;
            children = known;
        }
        return known;
    }

    private static void readClass(Path file, Map<String, TreeSet<String>> known) {
        try {
            ClassReader reader = new ClassReader(Files.readAllBytes(file));
            add(reader.getSuperName(), reader.getClassName(), known);
            for (String each : reader.getInterfaces()) {
                add(each, reader.getClassName(), known);
            }
        } catch (IOException | RuntimeException e) {
            // An unreadable class implements nothing that could be used.
        }
    }

    private static void add(@Nullable String above, String below, Map<String, TreeSet<String>> known) {
        if (above != null && !above.equals("java/lang/Object")) {
            known.computeIfAbsent(above, each -> new TreeSet<>()).add(below);
        }
    }
}
