// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An application in its present state.
 *
 * @param loader finds its classes and its {@code gridwire.properties}
 * @param classPath its folders and jars, where subclasses and renamed classes are looked for
 * @param classNames the classes that it stores, as far as they are named; recorded ones need not be
 * @param values values by class name; for classes that are not there, values are made
 */
public record Application(
        ClassLoader loader, List<Path> classPath, Set<String> classNames, Map<String, List<Object>> values) {

    /** Copies the collections. */
    public Application {
        classPath = List.copyOf(classPath);
        classNames = new TreeSet<>(classNames);
        values = Map.copyOf(values);
    }

    /** Makes an application without values. */
    public static Application of(ClassLoader loader, List<Path> classPath, Collection<String> classNames) {
        return new Application(loader, classPath, new TreeSet<>(classNames), Map.of());
    }

    /** Returns the folders, where builds put the application's own classes. */
    List<Path> folders() {
        return classPath.stream().filter(Files::isDirectory).toList();
    }
}
