// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import dev.gridwire.error.GridwireException;
import jdk.jfr.FlightRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Tells Flight Recorder of slow and of refused payloads. While nobody listens it makes no object and reads no clock; where the
 * module {@code jdk.jfr} is missing it does nothing at all. Thread-safe.
 *
 * <p>Events are loaded when a first recording is there: the JDK makes code for each event that is loaded, whether or not anybody
 * records, and to begin with that takes longer than a marshaller's first use.
 */
public final class FlightRecording {

    private static final boolean PRESENT = isPresent();

    /** Loads the class: the compiler inlines no method whose signature names one that is not loaded. */
    @SuppressWarnings("unused")
    private static final Class<?> SPAN = PayloadSpan.class;

    private FlightRecording() {}

    /** An application of modules has the module only if it, or its command line, asks for it. */
    private static boolean isPresent() {
        try {
            Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder", false, FlightRecording.class.getClassLoader());
            return FlightRecording.class.getModule().canRead(recorder.getModule());
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** Begins to watch a payload; null if nobody listens. */
    public static @Nullable PayloadSpan begin() {
        return PRESENT && FlightRecorder.isInitialized() ? SlowPayloadEvent.ifHeard() : null;
    }

    /** Tells of a refusal. */
    public static void refused(GridwireException refusal) {
        if (PRESENT && FlightRecorder.isInitialized()) {
            RefusalEvent.tell(refusal);
        }
    }
}
