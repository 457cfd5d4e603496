// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the texts of a schema in the order of their occurrence, so that a text can refer to an earlier one. Names of classes have
 * common beginnings, and most occur more than once.
 *
 * <pre>
 * text   varint h
 *        h even   a new text of h / 2 bytes, which follow
 *        h odd    h / 4 is the place of an earlier text, which is the text where h &amp; 2 is 0; else the text begins with it:
 *                 varint characters that it takes of that one, varint count of bytes, the other bytes
 * </pre>
 *
 * The first places are those of {@link #KNOWN}. Each text that is not merely a reference to a place takes the next place; an
 * empty text takes none.
 */
final class SchemaTexts {

    /** Types that are common for fields. This is part of the format: the order never changes. */
    static final List<String> KNOWN = List.of(
            "java.util.List", "java.util.Map", "java.util.Set", "java.util.Collection",
            "java.lang.Object", "java.math.BigDecimal", "java.util.Date", "java.util.UUID",
            "java.time.LocalDate", "java.time.LocalDateTime", "java.time.Instant", "java.util.ArrayList",
            "java.util.HashMap", "java.util.Comparator", "java.lang.Number", "java.util.Locale");

    /** A schema may have this many characters, plus {@value #MOST_EACH} for each of its bytes. */
    static final int MOST_BESIDES = 4_096;
    /** Prevents a schema of a few bytes from expanding to endless names. */
    static final int MOST_EACH = 8;

    /** How far back to search for a text with a common beginning. */
    private static final int WINDOW = 48;
    /** Fewer common characters are not worthwhile. */
    private static final int LEAST_SHARED = 4;

    private final List<String> texts = new ArrayList<>(KNOWN);
    private final Map<String, Integer> places = new HashMap<>();

    SchemaTexts() {
        for (int i = 0; i < KNOWN.size(); i++) {
            places.put(KNOWN.get(i), i);
        }
    }

    /** Adds the next text, which does not have a place yet. */
    void add(String text) {
        places.put(text, texts.size());
        texts.add(text);
    }

    String at(int place) {
        return texts.get(place);
    }

    /** Returns the place of the text; -1 if it has none. */
    int placeOf(String text) {
        return places.getOrDefault(text, -1);
    }

    /** Returns the place of a text with the longest common beginning; -1 if none is worthwhile. */
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

    /** Returns the length of the common beginning of two texts, without splitting a character. */
    static int shared(String some, String other) {
        int most = Math.min(some.length(), other.length());
        int count = 0;
        while (count < most && some.charAt(count) == other.charAt(count)) {
            count++;
        }
        return count > 0 && Character.isHighSurrogate(some.charAt(count - 1)) ? count - 1 : count;
    }

    /** Returns how many characters a schema with this many bytes may have. */
    static long mostCharacters(int byteCount) {
        return MOST_BESIDES + (long) MOST_EACH * byteCount;
    }
}
