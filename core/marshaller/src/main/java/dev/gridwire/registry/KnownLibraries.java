// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Knows the libraries whose classes never count as an application's own, wherever they lie. {@code libraries.txt} lists them,
 * each with its reason.
 */
public final class KnownLibraries {

    /** Package labels below which builds put copies of libraries in an application's package. */
    private static final Set<String> COPIES = Set.of(
            "jarjar", "relocated", "repackage", "repackaged", "shade", "shaded", "shadow", "third_party", "thirdparty");

    /** Separates the step in a line. */
    private static final String STEP = " -> ";

    /** The libraries, those with the longest prefixes first. */
    private final List<Marked> marks;

    /**
     * A library, and its prefix preceded by a dot. Names from payloads may have any number of labels, so they are searched for
     * prefixes instead of being split.
     */
    private record Marked(String mark, Library library) {

        static Marked of(Library library) {
            return new Marked("." + library.prefix(), library);
        }

        /** Returns where the prefix occurs in a name after a dot and in whole labels; -1 if it does not. */
        int placeIn(String name, int from) {
            int place = name.indexOf(mark, from);
            while (place >= 0 && !endsAt(name, place + mark.length())) {
                place = name.indexOf(mark, place + 1);
            }
            return place;
        }

        boolean isAtBeginOf(String name) {
            return name.startsWith(mark) && endsAt(name, mark.length());
        }

        /** Returns whether the prefix ends here: a dot follows a package, while nothing or a nested class follows a class. */
        private static boolean endsAt(String name, int end) {
            return end == name.length() || name.charAt(end) == '.' || name.charAt(end) == '$';
        }

        boolean hasSeveralLabels() {
            return library.prefix().indexOf('.') > 0;
        }
    }

    private KnownLibraries(Collection<Library> libraries) {
        this.marks = libraries.stream().map(Marked::of)
                .sorted(Comparator.comparing(each -> -each.mark().length())).toList();
    }

    /** Returns the list of this version. */
    public static KnownLibraries listed() {
        return Listed.LIBRARIES;
    }

    /** Reads the list on first use. */
    private static final class Listed {
        private static final KnownLibraries LIBRARIES = read();
    }

    /** Reads the list. Each line has a prefix, a reason and optionally a step. */
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
        return new KnownLibraries(libraries.values());
    }

    private static Library library(String prefix, String text) {
        int step = text.indexOf(STEP);
        return step < 0
                ? new Library(prefix, text, null)
                : new Library(prefix, text.substring(0, step), text.substring(step + STEP.length()));
    }

    /** Returns the listed packages. */
    public Set<String> prefixes() {
        return marks.stream().map(each -> each.library().prefix()).collect(Collectors.toSet());
    }

    /**
     * Returns the library that a class belongs to, by the beginning of its name. Labels inside the name count as well, since
     * relocated classes have such names, but only for prefixes of two labels or more: a single label may be any word. A name that
     * exceeds the limit on names belongs to no library.
     */
    public @Nullable Library of(String className) {
        if (className.length() > BinaryNames.MOST_CHARACTERS) {
            return null;
        }
        String name = "." + className;
        Library copy = copyIn(name);
        return copy == null ? atBegin(name) : copy;
    }

    private @Nullable Library atBegin(String name) {
        for (Marked each : marks) {
            if (each.isAtBeginOf(name)) {
                return each.library();
            }
        }
        return null;
    }

    /** Returns the first library inside the name, or else a package that libraries are copied to. */
    private @Nullable Library copyIn(String name) {
        Library inner = null;
        int first = name.length();
        for (Marked each : marks) {
            int place = each.hasSeveralLabels() ? each.placeIn(name, 1) : -1;
            if (place > 0 && place < first) {
                inner = each.library();
                first = place;
            }
        }
        if (inner == null) {
            return copies(name);
        }
        String prefix = name.substring(1, first + 1) + inner.prefix();
        return new Library(prefix, "a copy of " + inner.prefix() + ", " + inner.reason(), inner.step());
    }

    private static @Nullable Library copies(String name) {
        int last = 0;
        for (String each : COPIES) {
            int place = name.lastIndexOf("." + each + ".");
            last = place > 0 ? Math.max(last, place + 1 + each.length()) : last;
        }
        return last == 0 ? null : new Library(name.substring(1, last), "a package of copied libraries", null);
    }
}
