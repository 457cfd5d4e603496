// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
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

    private final Map<String, Set<String>> classes;
    private final Map<String, String> presetOf = new HashMap<>();

    private Presets(Map<String, Set<String>> classes) {
        this.classes = classes;
        classes.forEach((name, each) -> each.forEach(className -> presetOf.put(className, name)));
    }

    /** The presets of this version. */
    public static Presets listed() {
        return Listed.PRESETS;
    }

    /** Reads the list when it is first needed. */
    private static final class Listed {
        private static final Presets PRESETS = new Presets(read());
    }

    private static Map<String, Set<String>> read() {
        Map<String, Set<String>> classes = new TreeMap<>();
        try (InputStream file = Objects.requireNonNull(Presets.class.getResourceAsStream("presets.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            Set<String> preset = Set.of();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("[")) {
                    preset = new TreeSet<>();
                    classes.put(line.substring(1, line.indexOf(']')), preset);
                } else if (!line.isEmpty() && !line.startsWith("#")) {
                    add(line.split(" "), preset);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of presets cannot be read", e);
        }
        return classes;
    }

    private static void add(String[] words, Set<String> preset) {
        for (int i = 1; i < words.length; i++) {
            preset.add(words[0] + '.' + words[i]);
        }
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
