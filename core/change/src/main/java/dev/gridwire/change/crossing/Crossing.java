// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sends values from one state of their class to the other, and back after an old member has written them again.
 *
 * @param old the member with the old state
 * @param young the member with the new one
 * @param rule how contents are compared
 */
public record Crossing(Member old, Member young, ContentRule rule) {

    /** Returns what becomes of a member's own value. */
    public StateFinding own(Member member, Object value) throws Exception {
        byte[] bytes = member.write(value);
        return rule.finding(member.content(value), () -> member.content(member.read(bytes)));
    }

    /**
     * Returns what the new member reads of an old value.
     *
     * @param expected the value's content
     */
    public StateFinding up(Map<String, @Nullable Object> expected, byte[] bytes) {
        return rule.finding(expected, () -> young.upgradedContent(young.read(bytes)));
    }

    /** Returns what the old member reads of a new value. */
    public StateFinding down(Map<String, @Nullable Object> expected, byte[] bytes) {
        return rule.finding(expected, () -> old.content(old.read(bytes)));
    }

    /** Returns what the new member has after the old one has read its value, edited it, and written it back. */
    public StateFinding rewritten(Map<String, @Nullable Object> expected, byte[] bytes) {
        return rule.finding(expected, () -> {
            Object value = old.read(bytes);
            old.edit(value, expected);
            return young.content(young.read(old.write(value)));
        });
    }
}
