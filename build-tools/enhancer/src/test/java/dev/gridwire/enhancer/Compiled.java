// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources into a folder, and looks at folders. */
public final class Compiled {

    private static final int RELEASE = 17;

    private Compiled() {}

    /** Compiles classes given as source; the class path is the tests' own and the folder. */
    public static void into(Path folder, String... sources) {
        List<JavaFileObject> files = new ArrayList<>();
        for (String source : sources) {
            files.add(source(source));
        }
        List<String> options = new ArrayList<>(List.of("-d", folder.toString(), "-g", "-proc:none", "-classpath",
                folder + System.getProperty("path.separator") + System.getProperty("java.class.path")));
        if (Runtime.version().feature() > RELEASE) {
            // To look up the JDK of before takes a while.
            options.addAll(List.of("--release", String.valueOf(RELEASE)));
        }
        boolean compiled = files.isEmpty()
                || ToolProvider.getSystemJavaCompiler().getTask(null, null, null, options, null, files).call();
        if (!compiled) {
            throw new IllegalArgumentException("The sources do not compile");
        }
    }

    private static JavaFileObject source(String text) {
        String name = text.startsWith("@")
                ? "package-info" : text.replaceAll("(?s).*?(?:\\bclass|interface|\\brecord|\\benum) (\\w+).*", "$1");
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }

    /** The contents of all files of a folder, in hexadecimal, by path. */
    public static Map<String, String> snapshot(Path folder) {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(file).toString(),
                        HexFormat.of().formatHex(Files.readAllBytes(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return contents;
    }
}
