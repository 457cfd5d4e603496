// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A user's project: sources that are compiled into a folder, and put into a jar. */
public final class UserProject {

    private final Path folder;
    private final Map<String, String> sources = new LinkedHashMap<>();

    private UserProject(Path folder) {
        this.folder = folder;
    }

    /** An empty one. */
    public static UserProject in(Path folder) {
        return new UserProject(folder);
    }

    /** Adds a class of the package {@code com.acme}; its public type's name is the file's. */
    public UserProject with(String simpleName, String declaration) {
        sources.put(simpleName, "package com.acme;\nimport java.io.*;\nimport java.math.*;\nimport java.time.*;\n"
                + "import java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;\n" + declaration);
        return this;
    }

    /** Compiles all, as the oldest supported release has it; gives the folder of the class files. */
    public Path classes() {
        Path classes = folder.resolve("classes");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-g", "--release", "17", "-d", classes.toString()));
        sources.forEach((name, text) -> arguments.add(write(folder.resolve("src/com/acme/" + name + ".java"), text)));
        int exit = compiler.run(null, null, null, arguments.toArray(String[]::new));
        if (exit != 0) {
            throw new IllegalStateException("the sources do not compile");
        }
        return classes;
    }

    /** The same in a jar. */
    public Path jar() {
        return jar("app.jar", classes(), "");
    }

    /** The same in an archive as Spring Boot makes it. */
    public Path bootJar() {
        return jar("boot.jar", classes(), "BOOT-INF/classes/");
    }

    private Path jar(String name, Path classes, String prefix) {
        Path jar = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                entries.putNextEntry(new JarEntry(prefix + classes.relativize(file).toString().replace('\\', '/')));
                entries.write(Files.readAllBytes(file));
                entries.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }

    private static String write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
