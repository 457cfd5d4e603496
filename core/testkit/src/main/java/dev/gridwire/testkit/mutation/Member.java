// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import org.jspecify.annotations.Nullable;

/**
 * A decoder of a panel.
 *
 * @param portrait how decoded objects are compared
 * @param closer a second comparison, used if the first finds a difference, which may be an order without meaning
 */
public record Member(Examiner examiner, Portrait portrait, Portrait closer) {

    /** Returns how a result of this decoder differs from another's; null if it does not. */
    @Nullable String difference(Attempt attempt, Member other, Attempt another) {
        if (attempt.failure() != null || another.failure() != null) {
            String one = String.valueOf(attempt.failure());
            String two = String.valueOf(another.failure());
            return one.equals(two) ? null : one + " here, " + two + " there" + causes(attempt) + causes(another);
        }
        if (drawn(portrait, attempt.object()).equals(drawn(other.portrait, another.object()))) {
            return null;
        }
        String one = drawn(closer, attempt.object());
        String two = drawn(other.closer, another.object());
        return one.equals(two) ? null : one + " here, " + two + " there";
    }

    private static String causes(Attempt attempt) {
        Throwable cause = attempt.failure() == null ? null : attempt.failure().getCause();
        return cause == null ? "" : ", by " + cause;
    }

    private static String drawn(Portrait portrait, @Nullable Object object) {
        try {
            return String.valueOf(portrait.of(object));
        } catch (Throwable thrown) {
            return thrown.toString();
        }
    }
}
