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

/** An object or a payload that was refused, with the stack of whoever wrote or read it. */
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

    /** As the tag of the meters says it. */
    private static String reason(GridwireException refusal) {
        return refusal instanceof RejectedTypeException
                ? "rejected-type"
                : refusal instanceof MalformedBytesException ? "malformed-bytes" : "mismatched-shape";
    }
}
