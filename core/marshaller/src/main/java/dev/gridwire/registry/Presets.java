// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Lists classes of well-known libraries in presets with short names. These classes hold data and call no functions that a payload
 * chooses. {@code presets.txt} lists the classes one by one, because a package would also allow whatever its next version adds.
 */
public final class Presets {

    /** The beginnings of all listed class names. For other names the list need not be read. */
    private static final List<String> BEGINNINGS = List.of("com.google.common.", "com.nimbusds.", "dev.gridwire.hooks.",
            "io.vavr.", "kotlin.", "kotlinx.", "org.eclipse.collections.", "org.joda.time.", "org.springframework.", "scala.");
    /** The section of the list that is not a preset. */
    private static final String OTHERS = "+";

    /** Cached because listing a class's methods copies them. */
    private static final ClassValue<Boolean> HAS_WRITE_REPLACE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return hasWriteReplace(type);
        }
    };
    private static final float LEAST_LOAD_FACTOR = 0.25f;
    private static final float MOST_LOAD_FACTOR = 4;
    /** Follows a class name whose {@code writeReplace} may return the object itself. */
    private static final String KEPT = "=";
    /** Follows a class name whose hook reads numbers that announce no elements. */
    private static final String PLAIN = "#";

    private final Map<String, Set<String>> classes;
    private final Set<String> others;
    private final Map<String, String> presetOf = new HashMap<>();
    private final Set<String> kept;
    private final Set<String> plain;

    private Presets(Map<String, Set<String>> classes, Set<String> kept, Set<String> plain) {
        this.classes = classes;
        this.others = Objects.requireNonNull(classes.remove(OTHERS), OTHERS);
        this.kept = kept;
        this.plain = plain;
        classes.forEach((name, each) -> each.forEach(className -> presetOf.put(className, name)));
    }

    /** Returns the presets of this version. */
    public static Presets listed() {
        return Listed.PRESETS;
    }

    /**
     * Returns whether a class is listed: in a preset, or among the classes that Gridwire's own modules allow and that hash their
     * content.
     */
    public static boolean holds(String className) {
        for (String beginning : BEGINNINGS) {
            if (className.startsWith(beginning)) {
                return listed().of(className) != null || listed().others.contains(className);
            }
        }
        return false;
    }

    /** Reads the list on first use. */
    private static final class Listed {
        private static final Presets PRESETS = read();
    }

    private static Presets read() {
        Map<String, Set<String>> classes = new TreeMap<>();
        Set<String> kept = new HashSet<>();
        Set<String> plain = new HashSet<>();
        try (InputStream file = Objects.requireNonNull(Presets.class.getResourceAsStream("presets.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            Set<String> preset = Set.of();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("[")) {
                    preset = new TreeSet<>();
                    classes.put(line.substring(1, line.indexOf(']')), preset);
                } else if (!line.isEmpty() && !line.startsWith("#")) {
                    add(line.split(" "), preset, kept, plain);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of presets cannot be read", e);
        }
        return new Presets(classes, kept, plain);
    }

    private static void add(String[] words, Set<String> preset, Set<String> kept, Set<String> plain) {
        for (int i = 1; i < words.length; i++) {
            boolean isKept = words[i].endsWith(KEPT);
            boolean isPlain = words[i].endsWith(PLAIN);
            String name = words[0] + '.' + (isKept || isPlain ? words[i].substring(0, words[i].length() - 1) : words[i]);
            preset.add(name);
            if (isKept) {
                kept.add(name);
            } else if (isPlain) {
                plain.add(name);
            }
        }
    }

    /**
     * Returns whether the class is listed and its {@code writeReplace} always writes another object. No writer produces the bytes
     * of such an object, and nothing would make their numbers satisfy the assumptions of its code.
     */
    public static boolean isAlwaysReplaced(Class<?> type) {
        return isReplacedForGood(type.getName()) && HAS_WRITE_REPLACE.get(type);
    }

    /** As {@link #isAlwaysReplaced}, for a class that is known to have a {@code writeReplace}. */
    public static boolean isReplacedForGood(String className) {
        return holds(className) && !listed().kept.contains(className);
    }

    /** Returns whether the class is listed, and a number that its hook reads may announce elements. */
    public static boolean announcesElements(String className) {
        return holds(className) && !listed().plain.contains(className);
    }

    private static boolean hasWriteReplace(@Nullable Class<?> type) {
        if (type == null) {
            return false;
        }
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("writeReplace") && method.getParameterCount() == 0) {
                return true;
            }
        }
        return hasWriteReplace(type.getSuperclass());
    }

    /**
     * Returns whether a hash container of a preset may have the load factor. With a lower one, a container with few elements
     * allocates much room; with a higher one, its elements are in long chains.
     */
    public static boolean isLoadFactor(float value) {
        return value >= LEAST_LOAD_FACTOR && value <= MOST_LOAD_FACTOR;
    }

    /** Returns the names, sorted. */
    public List<String> names() {
        return List.copyOf(classes.keySet());
    }

    /**
     * Returns the binary names of a preset's classes.
     *
     * @throws IllegalArgumentException if there is no such preset; the message lists those that exist
     */
    public Set<String> classes(String name) {
        Set<String> found = classes.get(name);
        if (found == null) {
            throw new IllegalArgumentException("There is no preset for this library: library=" + name + "; there are "
                    + String.join(", ", classes.keySet()));
        }
        return Set.copyOf(found);
    }

    /** Returns the preset that contains a class; null if none does. */
    public @Nullable String of(String className) {
        return presetOf.get(className);
    }
}
