// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Some random classes that refer to each other.
 *
 * @param classes all classes except the strangers
 * @param strangers classes that are unknown to marshallers
 */
public record Universe(long seed, String packageName, List<Class<?>> classes, List<Class<?>> strangers) {

    private static final Pattern CLASS_HEAD = Pattern.compile("\\b((?:class|record) [^{]*)\\{");

    /** Makes universes, one for each seed from the first on. */
    public static List<Universe> make(long firstSeed, int count) {
        return make(firstSeed, count, text -> text);
    }

    /** Makes the same universes with Serializable classes only, so that Java serialization can tell how the graphs must look. */
    public static List<Universe> makeSerializable(long firstSeed, int count) {
        return make(firstSeed, count, text -> CLASS_HEAD.matcher(text).replaceAll(head -> Matcher.quoteReplacement(
                serializable(head.group(1)) + " {")));
    }

    private static String serializable(String head) {
        if (head.contains("java.io.Serializable")) {
            return head;
        }
        return head.strip() + (head.contains(" implements ") ? ", " : " implements ") + "java.io.Serializable";
    }

    private static List<Universe> make(long firstSeed, int count, UnaryOperator<String> change) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            Sketch sketch = new Sketches(new SplittableRandom(seed), Variety.WILD).make();
            Map<String, String> texts = Prelude.of(packageName(seed));
            texts.putAll(SketchSource.of(sketch, packageName(seed)));
            texts.forEach((name, text) -> sources.put(name, change.apply(text)));
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
                    (name.endsWith("." + Prelude.STRANGER) ? strangers : classes).add(loader.loadClass(name));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return new Universe(seed, packageName, List.copyOf(classes), List.copyOf(strangers));
    }

    /** Returns the loader of the classes. */
    public ClassLoader loader() {
        return classes.get(0).getClassLoader();
    }

    @Override
    public String toString() {
        return packageName;
    }
}
