// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.testkit.compile.Compiler;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The class files of one state of all changes, compiled at once; each change has packages of its own.
 *
 * @param packages class files by binary name, by package
 * @param companions of these
 */
record Compiled(Map<String, Map<String, byte[]>> packages, Map<String, Map<String, Map<String, byte[]>>> companions) {

    static final Compiled OLD = of(false);
    static final Compiled NEW = of(true);

    private static Compiled of(boolean isNew) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Row row : Rows.all()) {
            for (Form form : row.change().testedForms()) {
                String source = isNew ? row.change().after() : row.change().before();
                sources.put(row.packageName(form) + ".Order", OrderSource.java(source, row.packageName(form), form));
            }
        }
        Map<String, Map<String, byte[]>> packages = new TreeMap<>();
        Compiler.compile(sources).forEach((name, bytes) -> packages
                .computeIfAbsent(name.substring(0, name.lastIndexOf('.')), key -> new TreeMap<>()).put(name, bytes));
        return new Compiled(packages, new HashMap<>());
    }

    VersionLoader loader(String packageName, boolean withCompanions) {
        Map<String, byte[]> classFiles = packages.get(packageName);
        return new VersionLoader(classFiles, withCompanions
                ? companions.computeIfAbsent(packageName, key -> BuiltCompanions.of(classFiles))
                : Map.of());
    }

    /** The binary names of a package's classes. */
    Iterable<String> classes(String packageName) {
        return packages.get(packageName).keySet();
    }
}
