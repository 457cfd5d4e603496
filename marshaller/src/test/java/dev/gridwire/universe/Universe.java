// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.universe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Some random classes that refer to each other.
 *
 * @param classes all but the strangers
 * @param strangers that no marshaller is told of
 */
public record Universe(long seed, String packageName, List<Class<?>> classes, List<Class<?>> strangers) {

    /** Makes universes, one a seed from the first on. */
    public static List<Universe> make(long firstSeed, int count) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            sources.putAll(new SourceWriter(new SplittableRandom(seed), packageName(seed)).write());
        }
        Map<String, byte[]> classFiles = Compiler.compile(sources);
        List<Universe> universes = new ArrayList<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            universes.add(load(seed, classFiles));
        }
        return universes;
    }

    private static String packageName(long seed) {
        return "random.u" + Long.toString(seed).replace('-', '_');
    }

    private static Universe load(long seed, Map<String, byte[]> classFiles) {
        String packageName = packageName(seed);
        BytesLoader loader = new BytesLoader(classFiles, Universe.class.getClassLoader());
        List<Class<?>> classes = new ArrayList<>();
        List<Class<?>> strangers = new ArrayList<>();
        for (String name : classFiles.keySet()) {
            if (name.startsWith(packageName + ".")) {
                try {
                    (name.endsWith("Stranger") ? strangers : classes).add(loader.loadClass(name));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return new Universe(seed, packageName, List.copyOf(classes), List.copyOf(strangers));
    }

    /** Where the classes are. */
    public ClassLoader loader() {
        return classes.get(0).getClassLoader();
    }

    @Override
    public String toString() {
        return packageName;
    }
}
