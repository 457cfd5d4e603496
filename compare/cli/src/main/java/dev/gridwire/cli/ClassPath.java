// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.inspect.ClassDescription;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.userclass.NearNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The opened jars and folders of a class path. */
final class ClassPath implements AutoCloseable {

    /** A limit, so that a suggestion costs no more than a moment. */
    private static final int SEARCHED_FILES = 50_000;

    private static final String SUFFIX = ".class";

    private final List<Path> roots = new ArrayList<>();
    private final List<FileSystem> jars = new ArrayList<>();

    private ClassPath() {}

    static ClassPath of(List<String> entries) {
        ClassPath classPath = new ClassPath();
        try {
            entries.forEach(classPath::add);
            return classPath;
        } catch (RuntimeException e) {
            classPath.close();
            throw e;
        }
    }

    private void add(String entry) {
        Path path = path(entry);
        if (Files.isDirectory(path)) {
            roots.add(path);
        } else if (Files.isRegularFile(path)) {
            roots.add(openJar(path));
        } else {
            throw new CommandFailure("There is no such jar or folder: " + entry + " (correct --classpath)");
        }
    }

    private static Path path(String entry) {
        try {
            return Path.of(entry);
        } catch (InvalidPathException e) {
            throw new CommandFailure("This is no path: " + entry + " (correct --classpath)", e);
        }
    }

    private Path openJar(Path file) {
        try {
            FileSystem jar = FileSystems.newFileSystem(file);
            jars.add(jar);
            return jar.getPath("/");
        } catch (IOException | ProviderNotFoundException e) {
            throw new CommandFailure("This is neither a jar nor a folder: " + file + " (correct --classpath)", e);
        }
    }

    /** Returns the layouts of the classes here and in the JDK. */
    LayoutResolver layouts() {
        return LayoutResolver.of(new ClassPathSource(roots).or(ClassPathSource.platform()));
    }

    /** Returns the schemas that the builds of these jars and folders recorded. */
    SchemaStore schemas() {
        URL[] urls = new URL[roots.size()];
        try {
            for (int i = 0; i < urls.length; i++) {
                urls[i] = roots.get(i).toUri().toURL();
            }
            try (URLClassLoader files = new URLClassLoader(urls, null)) {
                return SchemaStore.onClassPath(files);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The class path cannot be read: " + roots, e);
        }
    }

    /**
     * Returns the binary name of a class.
     *
     * @param name as a person writes it: escaped, and with a dot or a dollar sign before the name of a nested class
     * @param layouts the layouts of these classes
     */
    String binaryName(String name, LayoutResolver layouts) {
        return ClassDescription.binaryName(EscapedNames.parse(name), layouts).orElseThrow(() -> unknown(name));
    }

    private CommandFailure unknown(String name) {
        List<String> near = NearNames.of(name, classNames());
        String remedy = near.isEmpty()
                ? "add its jar or folder with --classpath"
                : "did you mean " + String.join(", ", near) + "?";
        return new CommandFailure("There is no class " + name + " on the class path (" + remedy + ")");
    }

    /** Returns the binary names of the classes here, not all of them for a very long class path. */
    List<String> classNames() {
        return roots.stream().flatMap(root -> classNames(root).stream()).toList();
    }

    private static List<String> classNames(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.limit(SEARCHED_FILES)
                    .map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()).replace('\\', '/').replace('/', '.'))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    @Override
    public void close() {
        for (FileSystem jar : jars) {
            try {
                jar.close();
            } catch (IOException e) {
                throw new UncheckedIOException("A jar cannot be closed: " + jar, e);
            }
        }
    }
}
