// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.text.Normalizer;
import java.util.regex.Pattern;

/** Writes and reads patterns: their text and flags. Reading compiles a pattern, which must not cost more than it should. */
final class PatternText {

    /** Bounds the marks behind a character, because the JDK compiles all n! orders of n marks. */
    private static final int MAX_MARKS = 3;

    private PatternText() {}

    static void write(WireOutput out, Pattern pattern) {
        requireFewMarks(pattern.pattern(), pattern.flags());
        WireStrings.write(out, pattern.pattern());
        out.writeVarint(pattern.flags());
    }

    static Pattern read(WireInput in) {
        String regex = WireStrings.read(in);
        long flags = in.readVarint();
        if (regex == null) {
            throw in.malformed("a pattern has no text");
        }
        if (flags < 0 || flags > Integer.MAX_VALUE) {
            throw in.malformed("a pattern has no such flags: flags=" + Long.toUnsignedString(flags));
        }
        requireFewMarks(regex, (int) flags);
        return Pattern.compile(regex, (int) flags);
    }

    private static void requireFewMarks(String regex, int flags) {
        if ((flags & Pattern.CANON_EQ) == 0) {
            return;
        }
        String text = Normalizer.normalize(regex, Normalizer.Form.NFD);
        int marks = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            marks = isMark(text.codePointAt(at)) ? marks + 1 : 0;
            if (marks > MAX_MARKS) {
                throw Refusal.shape("A pattern with the flag CANON_EQ has too many marks behind a character: limit=" + MAX_MARKS,
                        "store its text");
            }
        }
    }

    private static boolean isMark(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }
}
