// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import dev.gridwire.proof.classpath.ClassPathFiles;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads a user's classes in one state. The values' classes come from folders; all others come from the user's class path, and
 * their code is adapted to the change. The parent's libraries take precedence over both, but not over the changed class.
 */
public final class StateLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    private static final String SUFFIX = ".class";

    private final Predicate<String> own;
    private final List<Path> folders;
    private final Optional<UnaryOperator<byte[]>> alteration;

    /**
     * Creates a loader.
     *
     * @param own whether a class, by its binary name, is not looked up in the parent
     * @param folders folders of classes in the state, enhanced or not, in the order of search
     * @param classPath the user's class path, searched last
     * @param alteration changes the class files of the class path; empty if they stay as they are
     */
    public StateLoader(
            Predicate<String> own, List<Path> folders, Collection<Path> classPath, Optional<UnaryOperator<byte[]>> alteration,
            ClassLoader parent) {
        super(ClassPathFiles.urls(Stream.concat(folders.stream(), classPath.stream()).toList()), parent);
        this.own = own;
        this.folders = List.copyOf(folders);
        this.alteration = alteration;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            return own.test(name) ? findClass(name) : super.loadClass(name, resolve);
        }
    }

    /** Finds the files of the state's own classes where the classes are, as Gridwire reads constructors from them. */
    @Override
    public @Nullable URL getResource(String name) {
        boolean isOwn = name.endsWith(SUFFIX)
                && own.test(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
        return isOwn ? findResource(name) : super.getResource(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + SUFFIX;
        URL plain = findResource(path);
        if (alteration.isEmpty() || plain == null || folders.stream().anyMatch(folder -> Files.exists(folder.resolve(path)))) {
            return super.findClass(name);
        }
        try (InputStream in = plain.openStream()) {
            byte[] file = alteration.get().apply(in.readAllBytes());
            return defineClass(name, file, 0, file.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
