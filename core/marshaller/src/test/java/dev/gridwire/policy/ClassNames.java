// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/** Names of serializable classes, read from class files: none is loaded. */
final class ClassNames {

    private final Map<String, List<String>> supertypes = new HashMap<>();

    private ClassNames() {}

    /** The names of all modules of the running JDK. */
    static Set<String> ofTheJdk() throws IOException {
        ClassNames names = new ClassNames();
        return names.serializable(names.readJdk());
    }

    /** The names in jars. */
    static Set<String> ofJars(Path folder) throws IOException {
        ClassNames names = new ClassNames();
        names.readJdk();
        Set<String> found = new TreeSet<>();
        for (Path jar : jars(folder)) {
            try (FileSystem files = FileSystems.newFileSystem(jar)) {
                found.addAll(names.read(files.getPath("/")));
            }
        }
        return names.serializable(found);
    }

    /** The jars in a folder. */
    static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private Set<String> readJdk() throws IOException {
        return read(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"));
    }

    private Set<String> read(Path root) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> file.toString().endsWith(".class") && !file.toString().contains("META-INF")
                    && !file.toString().endsWith("-info.class")).toList();
        }
        Set<String> found = new TreeSet<>();
        for (Path file : files) {
            ClassReader reader = new ClassReader(Files.readAllBytes(file));
            List<String> above = new ArrayList<>(List.of(reader.getInterfaces()));
            above.add(reader.getSuperName());
            supertypes.put(reader.getClassName(), above);
            found.add(reader.getClassName());
        }
        return found;
    }

    private Set<String> serializable(Set<String> internalNames) {
        Set<String> names = new TreeSet<>();
        for (String each : internalNames) {
            if (isSerializable(each)) {
                names.add(each.replace('/', '.'));
            }
        }
        return names;
    }

    private boolean isSerializable(String internalName) {
        return internalName != null && (internalName.equals("java/io/Serializable")
                || supertypes.getOrDefault(internalName, List.of()).stream().anyMatch(this::isSerializable));
    }
}
