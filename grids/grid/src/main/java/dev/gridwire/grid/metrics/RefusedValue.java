// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of the last refusals of a serializer, with the number of equal ones. Its texts are short and without control characters,
 * though a stranger's bytes may have chosen a part of them. It is no record, since JMX of JDK 17 does not show records.
 *
 * <pre>{@code
 * bean.getRefusals().forEach(refusal -> log.info(refusal.getCount() + " times " + refusal.getMessage()));
 * }</pre>
 */
public final class RefusedValue {

    /** The greatest length of a message. */
    static final int MOST_CHARACTERS = 1_000;

    /** Names of classes are escaped in messages, so that each is one word. */
    private static final Pattern CLASS_NAME = Pattern.compile("\\bclass=([^\\s,;]+)");
    private static final String CUT = " …";

    private final String reason;
    private final String message;
    private final long count;
    private final Instant last;

    private RefusedValue(String reason, String message, long count, Instant last) {
        this.reason = reason;
        this.message = message;
        this.count = count;
        this.last = last;
    }

    /** Returns a first refusal of now. */
    public static RefusedValue of(GridwireException refusal) {
        return new RefusedValue(reason(refusal), message(refusal), 1, Instant.now());
    }

    /** Returns the same with one more, of now. */
    public RefusedValue again() {
        return new RefusedValue(reason, message, count + 1, Instant.now());
    }

    private static String reason(GridwireException refusal) {
        if (refusal instanceof RejectedTypeException) {
            return "rejected-type";
        }
        return refusal instanceof MalformedBytesException ? "malformed-bytes" : "mismatched-shape";
    }

    /** Returns the message of a refusal, cut to the greatest length. The exception has escaped it. */
    public static String message(GridwireException refusal) {
        String message = String.valueOf(refusal.getMessage());
        return message.length() <= MOST_CHARACTERS ? message : message.substring(0, MOST_CHARACTERS - CUT.length()) + CUT;
    }

    /** The reason, as the tag of the meters. */
    public String getReason() {
        return reason;
    }

    /** The class that the message names; empty if it names none. */
    public String getClassName() {
        Matcher found = CLASS_NAME.matcher(message);
        return found.find() ? found.group(1) : "";
    }

    /** The rule that was broken, the place and the next step. */
    public String getMessage() {
        return message;
    }

    /** The number of refusals with this message, since it was last among the kept ones. */
    public long getCount() {
        return count;
    }

    /** The time of the last one, in ISO 8601. */
    public String getLast() {
        return last.toString();
    }
}
