// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The libraries whose classes are nobody's own, wherever they lie: {@code libraries.txt} lists them, each with its reason. */
public final class KnownLibraries {

    /** Labels below which builds put libraries that they copy into a package of the application's. */
    private static final Set<String> COPIES = Set.of(
            "jarjar", "relocated", "repackage", "repackaged", "shade", "shaded", "shadow", "third_party", "thirdparty");

    /** Before the step, in a line. */
    private static final String STEP = " -> ";

    private final Map<String, Library> libraries;

    private KnownLibraries(Map<String, Library> libraries) {
        this.libraries = Map.copyOf(libraries);
    }

    /** The list of this version. */
    public static KnownLibraries listed() {
        return Listed.LIBRARIES;
    }

    /** Reads the list when it is first needed. */
    private static final class Listed {
        private static final KnownLibraries LIBRARIES = read();
    }

    /** Reads the list: a prefix and the reason in each line, and perhaps a step. */
    private static KnownLibraries read() {
        Map<String, Library> libraries = new HashMap<>();
        try (InputStream file = Objects.requireNonNull(KnownLibraries.class.getResourceAsStream("libraries.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int space = line.indexOf(' ');
                if (space > 0 && !line.startsWith("#")) {
                    libraries.put(line.substring(0, space), library(line.substring(0, space), line.substring(space).strip()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The list of libraries cannot be read", e);
        }
        return new KnownLibraries(libraries);
    }

    private static Library library(String prefix, String text) {
        int step = text.indexOf(STEP);
        return step < 0
                ? new Library(prefix, text, null)
                : new Library(prefix, text.substring(0, step), text.substring(step + STEP.length()));
    }

    /** The listed packages. */
    public Set<String> prefixes() {
        return libraries.keySet();
    }

    /**
     * The library that a class belongs to: by the begin of its name, or, as relocated classes are named, by labels inside of it;
     * of those, only prefixes of two labels or more count, since one alone may be anybody's word.
     */
    public @Nullable Library of(String className) {
        Library copy = copyIn(className);
        return copy == null ? at(className, 0, 0) : copy;
    }

    /** A library inside of the name, or else a package that libraries are copied to. */
    private @Nullable Library copyIn(String className) {
        Library copies = null;
        for (int begin = className.indexOf('.') + 1; begin > 0; begin = className.indexOf('.', begin) + 1) {
            Library inner = at(className, begin, 1);
            if (inner != null) {
                String prefix = className.substring(0, begin) + inner.prefix();
                return new Library(prefix, "a copy of " + inner.prefix() + ", " + inner.reason(), inner.step());
            }
            int end = className.indexOf('.', begin);
            if (end > 0 && COPIES.contains(className.substring(begin, end))) {
                copies = new Library(className.substring(0, end), "a package of copied libraries", null);
            }
        }
        return copies;
    }

    /** The library whose prefix, the longest of several, stands in a name from a place on, and has more dots than so many. */
    private @Nullable Library at(String className, int begin, int leastDots) {
        Library found = null;
        int dots = 0;
        for (int end = className.indexOf('.', begin); end > 0; end = className.indexOf('.', end + 1)) {
            Library longer = dots < leastDots ? null : libraries.get(className.substring(begin, end));
            found = longer == null ? found : longer;
            dots++;
        }
        return found;
    }
}
