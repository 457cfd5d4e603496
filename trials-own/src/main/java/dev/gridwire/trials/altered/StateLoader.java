// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import dev.gridwire.trials.classpath.ClassPathFiles;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads a user's classes in one state: the values' classes from folders, the others from the user's class path, where their
 * code follows the change. The parent's libraries win over both, but not over the class that changes.
 */
public final class StateLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final List<Path> folders;
    private final ClassPathFiles files;
    private final Optional<Alteration> alteration;
    private final Set<String> own;

    /**
     * Makes one.
     *
     * @param own binary names of classes that the parent is not asked for
     * @param folders of classes in the state, enhanced or not, the first that has a class first
     * @param classPath the user's, behind them
     * @param files the same class path
     */
    public StateLoader(
            Set<String> own, List<Path> folders, Collection<Path> classPath, ClassPathFiles files,
            Optional<Alteration> alteration, ClassLoader parent) {
        super(ClassPathFiles.urls(Stream.concat(folders.stream(), classPath.stream()).toList()), parent);
        this.own = Set.copyOf(own);
        this.folders = List.copyOf(folders);
        this.files = files;
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

    private boolean isInFolders(String name) {
        String file = name.replace('.', '/') + ".class";
        return folders.stream().anyMatch(folder -> Files.exists(folder.resolve(file)));
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte @Nullable [] plain = isInFolders(name) ? null : find(name);
        if (plain == null) {
            return super.findClass(name);
        }
        byte[] file = alteration.map(one -> one.of(plain)).orElse(plain);
        return defineClass(name, file, 0, file.length);
    }

    private byte @Nullable [] find(String name) {
        synchronized (files) {
            return files.find(name.replace('.', '/')).orElse(null);
        }
    }
}
