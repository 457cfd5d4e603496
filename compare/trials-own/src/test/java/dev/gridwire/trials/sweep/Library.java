// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A small library, compiled for a test. */
final class Library {

    private static final String HEAD = "package lib; import java.io.*; import java.util.*;\n";

    /** One class for each outcome, by its name. */
    static final Map<String, String> SOURCES = Map.ofEntries(
            Map.entry("Plain", "public class Plain implements Serializable { int a; List<String> b;"
                    + " public Plain(int a, List<String> b) { this.a = a; this.b = b; } }"),
            Map.entry("Code", "public enum Code { ONE, TWO { } }"),
            Map.entry("Size", "public record Size(int width, Plain plain) implements Serializable {}"),
            Map.entry("Dated", "public class Dated implements Serializable { Locale.Builder none; java.text.NumberFormat format"
                    + " = java.text.NumberFormat.getCompactNumberInstance(); }"),
            Map.entry("Closed", "public class Closed implements Serializable { Closed() { throw new Error(); } }"),
            Map.entry("Bare", "public class Bare implements Serializable { Part part = new Part();"
                    + " static class Part { int a = 3; } }"),
            Map.entry("Breaking", "public class Breaking implements Serializable {"
                    + " private void writeObject(ObjectOutputStream out) throws IOException {"
                    + " throw new IOException(\"no\"); } }"),
            Map.entry("Leaving", "public class Leaving implements Serializable { public Leaving() { System.exit(5); } }"),
            Map.entry("Hanging", "public class Hanging implements Serializable {"
                    + " static { while (Math.random() >= 0) { Thread.onSpinWait(); } } }"),
            Map.entry("Parent", "public class Parent implements Serializable { }"),
            Map.entry("Orphan", "public class Orphan extends Parent { }"),
            Map.entry("Littering", "public class Littering implements Serializable { public Littering() throws IOException {"
                    + " new File(\"litter\").createNewFile();"
                    + " new File(System.getProperty(\"user.home\"), \".litter\").createNewFile();"
                    + " File.createTempFile(\"litter\", null); java.util.prefs.Preferences.userRoot().node(\"litter\"); } }"),
            Map.entry("Zebra", "public class Zebra implements Serializable { long stripes = 9; }"),
            Map.entry("Other", "public class Other { }"));

    private Library() {}

    /** Compiles to class files in a folder; the class that Orphan extends is taken away again. */
    static Path folder(Path folder) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        SOURCES.forEach((name, text) -> sources.add(new Source(name, HEAD + text)));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-d", Files.createDirectories(folder).toString(), "-proc:none", "-nowarn");
            if (!compiler.getTask(null, files, null, options, null, sources).call()) {
                throw new IllegalStateException("the library does not compile");
            }
        }
        Files.delete(folder.resolve("lib/Parent.class"));
        return folder;
    }

    /** The same as a jar. */
    static Path jar(Path folder, Path target) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(target, Map.of("create", "true"));
                Stream<Path> files = Files.walk(folder(folder))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path inside = jar.getPath("/" + folder.relativize(file));
                Files.createDirectories(inside.getParent());
                Files.copy(file, inside);
            }
            Files.createDirectories(jar.getPath("/META-INF/versions/21/lib"));
            Files.copy(folder.resolve("lib/Plain.class"), jar.getPath("/META-INF/versions/21/lib/Plain.class"));
        }
        return target;
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///lib/" + name + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
