// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.testkit.compile.Compiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A project whose classes are com.acme's, in a released state and in a present one. Each state is a folder of class files. */
final class TwoStates implements AutoCloseable {

    private static final String HEAD = """
            package com.acme;
            import dev.gridwire.annotations.*;
            import java.io.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;
            """;

    private final Path folder;
    private final List<URLClassLoader> loaders = new ArrayList<>();
    private final Map<String, List<Object>> values = new HashMap<>();

    TwoStates(Path folder) {
        this.folder = folder;
    }

    /** Returns the folder of recordings. */
    Path recordings() {
        return folder.resolve("recordings");
    }

    /** Compiles a state from sources by simple name. */
    Path compile(String state, Map<String, String> sources) {
        Map<String, String> whole = new LinkedHashMap<>();
        sources.forEach((name, source) -> whole.put("com.acme." + name, HEAD + source));
        return write(state, Compiler.compile(whole));
    }

    /** Writes the class files of a state. */
    Path write(String state, Map<String, byte[]> classFiles) {
        Path classes = folder.resolve(state);
        try {
            for (Map.Entry<String, byte[]> each : classFiles.entrySet()) {
                Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                Files.write(file, each.getValue());
            }
            return classes;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the application with a state, and its gridwire.properties. */
    Application application(Path classes, String settings, String... classNames) {
        try {
            if (!settings.isEmpty()) {
                Files.writeString(classes.resolve("gridwire.properties"), settings);
            }
            URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, TwoStates.class.getClassLoader());
            loaders.add(loader);
            return new Application(loader, List.of(classes), new TreeSet<>(List.of(classNames)), values);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Records classes of one state, and checks the other; the first state has the classes that are named. */
    ChangeReport change(Map<String, String> before, Map<String, String> after, String settings, String... names) {
        Recordings.in(recordings()).record("1.4.0", List.of(names), application(compile("before", before), ""));
        return check(application(compile("after", after), settings));
    }

    ChangeReport check(Application application) {
        return ChangeCheck.of(Recordings.in(recordings()), application).run();
    }

    @Override
    public void close() throws IOException {
        for (URLClassLoader each : loaders) {
            each.close();
        }
    }
}
