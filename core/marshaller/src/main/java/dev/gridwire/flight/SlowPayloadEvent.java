// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import java.util.Locale;
import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Threshold;
import org.jspecify.annotations.Nullable;

/** Records that a payload took longer than a recording's threshold, which is 20 ms by default. */
@Name("dev.gridwire.SlowPayload")
@Label("Slow Payload")
@Category("Gridwire")
@Description("An object that took long to write or to read")
@Threshold("20 ms")
final class SlowPayloadEvent extends Event implements PayloadSpan {

    /** Answers for all events of its class, so that asking makes no object. */
    private static final SlowPayloadEvent PROBE = new SlowPayloadEvent();

    @Label("Direction")
    @Nullable String direction;

    @Label("Root Class")
    @Description("The class of the object at the top; none for null")
    @Nullable Class<?> rootClass;

    @Label("Bytes")
    @DataAmount
    int byteCount;

    /** Returns an event that has begun; null if nobody records. */
    static @Nullable PayloadSpan ifHeard() {
        if (!PROBE.isEnabled()) {
            return null;
        }
        SlowPayloadEvent event = new SlowPayloadEvent();
        event.begin();
        return event;
    }

    @Override
    public void done(PayloadDirection done, @Nullable Object root, int bytes) {
        end();
        if (shouldCommit()) {
            direction = done.name().toLowerCase(Locale.ROOT);
            rootClass = root == null ? null : root.getClass();
            byteCount = bytes;
            commit();
        }
    }
}
