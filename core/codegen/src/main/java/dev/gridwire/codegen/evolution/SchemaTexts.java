// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The texts of a schema in the order in which they stand, so that one can say what an earlier one has said: names of classes
 * begin alike, and most stand more than once.
 *
 * <pre>
 * text   varint h
 *        h even   a new text of h / 2 bytes, which follow
 *        h odd    h / 4 is the place of an earlier text, which is the text where h &amp; 2 is 0; else the text begins with it:
 *                 varint characters that it takes of that one, varint count of bytes, the other bytes
 * </pre>
 *
 * The first places are those of {@link #KNOWN}. Each text that is not said by a place alone takes the next; an empty one takes
 * none.
 */
final class SchemaTexts {

    /** What fields are often declared with. A part of the format: the order never changes. */
    static final List<String> KNOWN = List.of(
            "java.util.List", "java.util.Map", "java.util.Set", "java.util.Collection",
            "java.lang.Object", "java.math.BigDecimal", "java.util.Date", "java.util.UUID",
            "java.time.LocalDate", "java.time.LocalDateTime", "java.time.Instant", "java.util.ArrayList",
            "java.util.HashMap", "java.util.Comparator", "java.lang.Number", "java.util.Locale");

    /** A schema has at most that many characters more than {@value #MOST_EACH} for each of its bytes. */
    static final int MOST_BESIDES = 4_096;
    /** So that a schema of a few bytes does not become names without end. */
    static final int MOST_EACH = 8;

    /** How far back a text is sought that begins alike. */
    private static final int WINDOW = 48;
    /** Fewer characters are not worth it. */
    private static final int LEAST_SHARED = 4;

    private final List<String> texts = new ArrayList<>(KNOWN);
    private final Map<String, Integer> places = new HashMap<>();

    SchemaTexts() {
        for (int i = 0; i < KNOWN.size(); i++) {
            places.put(KNOWN.get(i), i);
        }
    }

    /** Takes the next text, which stands nowhere yet. */
    void add(String text) {
        places.put(text, texts.size());
        texts.add(text);
    }

    String at(int place) {
        return texts.get(place);
    }

    /** Where the text stands; -1 if it does not. */
    int placeOf(String text) {
        return places.getOrDefault(text, -1);
    }

    /** Where a text stands that begins with as many of the same characters as any; -1 if none is worth it. */
    int placeOfRelative(String text) {
        int best = -1;
        int most = LEAST_SHARED - 1;
        for (int i = texts.size() - 1; i >= Math.max(0, texts.size() - WINDOW); i--) {
            int shared = shared(texts.get(i), text);
            if (shared > most) {
                most = shared;
                best = i;
            }
        }
        return best;
    }

    /** How many characters two texts begin with alike, where no character is cut. */
    static int shared(String some, String other) {
        int most = Math.min(some.length(), other.length());
        int count = 0;
        while (count < most && some.charAt(count) == other.charAt(count)) {
            count++;
        }
        return count > 0 && Character.isHighSurrogate(some.charAt(count - 1)) ? count - 1 : count;
    }

    /** How many characters a schema of so many bytes may have. */
    static long mostCharacters(int byteCount) {
        return MOST_BESIDES + (long) MOST_EACH * byteCount;
    }
}
