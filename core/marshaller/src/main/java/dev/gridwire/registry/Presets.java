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
 * The presets: classes of well-known libraries that hold data and call no functions that a payload chooses, by a short name.
 * {@code presets.txt} lists them one by one, since a package would let in what its next version adds.
 */
public final class Presets {

    /** What the names of all listed classes begin with, so that for others the list need not be read. */
    private static final List<String> BEGINNINGS = List.of("com.google.common.", "com.nimbusds.", "io.vavr.", "kotlin.",
            "org.eclipse.collections.", "org.joda.time.", "org.springframework.", "scala.");
    /** The part of the list that is no preset. */
    private static final String OTHERS = "+";

    /** To list a class's methods copies them. */
    private static final ClassValue<Boolean> HAS_WRITE_REPLACE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return hasWriteReplace(type);
        }
    };
    private static final float LEAST_LOAD_FACTOR = 0.25f;
    private static final float MOST_LOAD_FACTOR = 4;
    /** Behind a name: its {@code writeReplace} may give the object itself. */
    private static final String KEPT = "=";

    private final Map<String, Set<String>> classes;
    private final Set<String> others;
    private final Map<String, String> presetOf = new HashMap<>();
    private final Set<String> kept;

    private Presets(Map<String, Set<String>> classes, Set<String> kept) {
        this.classes = classes;
        this.others = Objects.requireNonNull(classes.remove(OTHERS), OTHERS);
        this.kept = kept;
        classes.forEach((name, each) -> each.forEach(className -> presetOf.put(className, name)));
    }

    /** The presets of this version. */
    public static Presets listed() {
        return Listed.PRESETS;
    }

    /** Whether a class is listed: in a preset, or among those that Gridwire's own modules let in and that hash their content. */
    public static boolean holds(String className) {
        for (String beginning : BEGINNINGS) {
            if (className.startsWith(beginning)) {
                return listed().of(className) != null || listed().others.contains(className);
            }
        }
        return false;
    }

    /** Reads the list when it is first needed. */
    private static final class Listed {
        private static final Presets PRESETS = read();
    }

    private static Presets read() {
        Map<String, Set<String>> classes = new TreeMap<>();
        Set<String> kept = new HashSet<>();
        try (InputStream file = Objects.requireNonNull(Presets.class.getResourceAsStream("presets.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            Set<String> preset = Set.of();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("[")) {
                    preset = new TreeSet<>();
                    classes.put(line.substring(1, line.indexOf(']')), preset);
                } else if (!line.isEmpty() && !line.startsWith("#")) {
                    add(line.split(" "), preset, kept);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of presets cannot be read", e);
        }
        return new Presets(classes, kept);
    }

    private static void add(String[] words, Set<String> preset, Set<String> kept) {
        for (int i = 1; i < words.length; i++) {
            boolean isKept = words[i].endsWith(KEPT);
            String name = words[0] + '.' + (isKept ? words[i].substring(0, words[i].length() - 1) : words[i]);
            preset.add(name);
            if (isKept) {
                kept.add(name);
            }
        }
    }

    /**
     * Whether each object of a class is written as another one, by its {@code writeReplace}, and the class is listed. Bytes
     * of such an object are no writer's, and nothing holds their numbers to what its own code relies on.
     */
    public static boolean isAlwaysReplaced(Class<?> type) {
        return isReplacedForGood(type.getName()) && HAS_WRITE_REPLACE.get(type);
    }

    /** As {@link #isAlwaysReplaced}, of a class that is known to have a {@code writeReplace}. */
    public static boolean isReplacedForGood(String className) {
        return holds(className) && !listed().kept.contains(className);
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
     * Whether a hash container of a preset may have the load factor. With less, a container of few elements makes much room; with
     * more, its elements stand in long chains.
     */
    public static boolean isLoadFactor(float value) {
        return value >= LEAST_LOAD_FACTOR && value <= MOST_LOAD_FACTOR;
    }

    /** The names, sorted. */
    public List<String> names() {
        return List.copyOf(classes.keySet());
    }

    /**
     * The binary names of a preset's classes.
     *
     * @throws IllegalArgumentException if there is no such preset; the message names those that there are
     */
    public Set<String> classes(String name) {
        Set<String> found = classes.get(name);
        if (found == null) {
            throw new IllegalArgumentException("There is no preset for this library: library=" + name + "; there are "
                    + String.join(", ", classes.keySet()));
        }
        return Set.copyOf(found);
    }

    /** The preset that a class is in; null if it is in none. */
    public @Nullable String of(String className) {
        return presetOf.get(className);
    }
}
