// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

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
import java.util.Set;
import java.util.stream.Stream;

/**
 * Loads a user's classes in one state. The values' classes come from folders; all others come from the user's class path, and
 * their code is adapted to the change. The parent's libraries take precedence over both, but not over the changed class.
 */
final class StateLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final Set<String> own;
    private final List<Path> folders;
    private final Optional<Alteration> alteration;

    /**
     * Creates a loader.
     *
     * @param own binary names of classes that are not looked up in the parent
     * @param folders folders of classes in the state, enhanced or not, in the order of search
     * @param classPath the user's class path, searched last
     */
    StateLoader(
            Set<String> own, List<Path> folders, Collection<Path> classPath, Optional<Alteration> alteration,
            ClassLoader parent) {
        super(ClassPathFiles.urls(Stream.concat(folders.stream(), classPath.stream()).toList()), parent);
        this.own = Set.copyOf(own);
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
            return own.contains(name) ? findClass(name) : super.loadClass(name, resolve);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + ".class";
        URL plain = findResource(path);
        if (alteration.isEmpty() || plain == null || folders.stream().anyMatch(folder -> Files.exists(folder.resolve(path)))) {
            return super.findClass(name);
        }
        try (InputStream in = plain.openStream()) {
            byte[] file = alteration.get().of(in.readAllBytes());
            return defineClass(name, file, 0, file.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
