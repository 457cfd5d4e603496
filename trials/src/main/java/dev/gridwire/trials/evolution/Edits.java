// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.change.Fields;
import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Preservation;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The results for new values that an old member read, edited, and wrote back.
 *
 * @param counts their numbers, by the finding of a new member
 * @param detail of the first that is not kept; empty where all are
 */
public record Edits(Map<Preservation, Integer> counts, String detail) {

    /** Edits so many. */
    static Edits of(CodecPair pair, Side after, EvolvingCase subject, int count) {
        Map<Preservation, Integer> counts = new EnumMap<>(Preservation.class);
        String detail = "";
        for (int i = 0; i < count; i++) {
            Finding finding = once(pair, after.make(subject, i), subject.edited());
            counts.merge(finding.verdict(), 1, Integer::sum);
            detail = detail.isEmpty() ? finding.detail() : detail;
        }
        return new Edits(counts, detail);
    }

    private static Finding once(CodecPair pair, Object value, String field) {
        byte[] stored = pair.after().write(value);
        String text = "edited";
        Map<String, @Nullable Object> expected = Fields.of(value);
        expected.put(field, text);
        return Finding.of(expected, () -> {
            Object old = Objects.requireNonNull(pair.before().read(stored));
            Fields.edit(old, field, text);
            return pair.after().read(pair.before().write(old));
        });
    }

    /** The number with the verdict. */
    public int count(Preservation verdict) {
        return counts.getOrDefault(verdict, 0);
    }
}
