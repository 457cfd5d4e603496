// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

/** Records that an object or a payload was refused, with the stack of the caller. */
@Name("dev.gridwire.Refusal")
@Label("Refusal")
@Category("Gridwire")
@Description("An object or a payload that Gridwire refused")
final class RefusalEvent extends Event {

    private static final RefusalEvent PROBE = new RefusalEvent();

    @Label("Reason")
    @Description("rejected-type, mismatched-shape or malformed-bytes")
    @Nullable String reason;

    @Label("Message")
    @Description("The rule, the place and the next step")
    @Nullable String message;

    static void tell(GridwireException refusal) {
        if (PROBE.isEnabled()) {
            RefusalEvent event = new RefusalEvent();
            event.reason = reason(refusal);
            event.message = refusal.getMessage();
            event.commit();
        }
    }

    /** Returns the reason as in the tag of the meters. */
    private static String reason(GridwireException refusal) {
        return refusal instanceof RejectedTypeException
                ? "rejected-type"
                : refusal instanceof MalformedBytesException ? "malformed-bytes" : "mismatched-shape";
    }
}
