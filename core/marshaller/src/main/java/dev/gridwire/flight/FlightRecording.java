// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import dev.gridwire.error.GridwireException;
import jdk.jfr.FlightRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Reports slow and refused payloads to Flight Recorder. While nobody records, it makes no objects and reads no clock. Without the
 * module {@code jdk.jfr} it does nothing. Thread-safe.
 *
 * <p>Events are loaded when the first recording exists. The JDK generates code for each loaded event, whether or not anybody
 * records, and the first time takes longer than a marshaller's first use.
 */
public final class FlightRecording {

    private static final boolean PRESENT = isPresent();

    /** Loads the class, because the compiler does not inline a method whose signature names an unloaded class. */
    @SuppressWarnings("unused")
    private static final Class<?> SPAN = PayloadSpan.class;

    private FlightRecording() {}

    /** In an application on the module path, the module is present only if the application or its command line requires it. */
    private static boolean isPresent() {
        try {
            Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder", false, FlightRecording.class.getClassLoader());
            return FlightRecording.class.getModule().canRead(recorder.getModule());
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** Begins to measure a payload; returns null if nobody records. */
    public static @Nullable PayloadSpan begin() {
        return PRESENT && FlightRecorder.isInitialized() ? SlowPayloadEvent.ifHeard() : null;
    }

    /** Reports a refusal. */
    public static void refused(GridwireException refusal) {
        if (PRESENT && FlightRecorder.isInitialized()) {
            RefusalEvent.tell(refusal);
        }
    }
}
