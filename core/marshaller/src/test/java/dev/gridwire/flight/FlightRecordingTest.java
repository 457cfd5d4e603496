// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A recording hears of all marshallers of the virtual machine. */
@Isolated
@Tag("core")
class FlightRecordingTest {

    private static final String SLOW = "dev.gridwire.SlowPayload";
    private static final String REFUSAL = "dev.gridwire.Refusal";

    private static final Marshaller MARSHALLER = Marshaller.builder().register(Order.class).build();

    @TempDir
    private Path folder;

    record Order(long id, String product) {}

    record Stranger(int x) {}

    private List<RecordedEvent> heard(Recording recording) throws IOException {
        recording.stop();
        Path file = folder.resolve("gridwire.jfr");
        recording.dump(file);
        return RecordingFile.readAllEvents(file);
    }

    @Test
    void aSlowPayloadIsHeardWithItsRootItsBytesAndItsDirection() throws IOException {
        try (Recording recording = new Recording()) {
            recording.enable(SLOW).withThreshold(Duration.ZERO);
            recording.start();
            byte[] bytes = MARSHALLER.marshal(new Order(1, "pen"));
            MARSHALLER.unmarshal(bytes);
            List<RecordedEvent> events = heard(recording);
            assertThat(events).extracting(event -> event.getString("direction")).containsExactly("write", "read");
            assertThat(events).allSatisfy(event -> {
                assertThat(event.getClass("rootClass").getName()).isEqualTo(Order.class.getName());
                assertThat(event.getInt("byteCount")).isEqualTo(bytes.length);
                assertThat(event.getStackTrace().getFrames())
                        .anyMatch(frame -> frame.getMethod().getType().getName().equals(getClass().getName()));
            });
        }
    }

    @Test
    void aQuickPayloadIsNot() throws IOException {
        try (Recording recording = new Recording()) {
            recording.enable(SLOW).withThreshold(Duration.ofHours(1));
            recording.start();
            MARSHALLER.unmarshal(MARSHALLER.marshal(new Order(1, "pen")));
            assertThat(heard(recording)).isEmpty();
        }
    }

    @Test
    void aRefusalIsHeardWithItsReasonAndItsMessage() throws IOException {
        try (Recording recording = new Recording()) {
            recording.enable(REFUSAL);
            recording.start();
            String message = refusal(() -> MARSHALLER.marshal(new Stranger(1)));
            refusal(() -> MARSHALLER.unmarshal(new byte[] {1, 2, 3}));
            List<RecordedEvent> events = heard(recording);
            assertThat(events).extracting(event -> event.getString("reason"))
                    .containsExactly("rejected-type", "malformed-bytes");
            assertThat(events.get(0).getString("message")).isEqualTo(message);
        }
    }

    private static String refusal(Runnable work) {
        try {
            work.run();
        } catch (GridwireException e) {
            return String.valueOf(e.getMessage());
        }
        throw new AssertionError("It was not refused.");
    }

    /** Null stands for a root, and a recording that is switched off for none. */
    @Test
    void nullHasNoClassAndSwitchedOffEventsAreNotBegun() throws IOException {
        try (Recording recording = new Recording()) {
            recording.enable(SLOW).withThreshold(Duration.ZERO);
            recording.start();
            MARSHALLER.marshal(null);
            assertThat(heard(recording)).singleElement()
                    .satisfies(event -> assertThat(event.getClass("rootClass")).isNull());
        }
        assertThat(FlightRecording.begin()).isNull();
    }

    @Test
    void aRefusalIsThrownThoughNobodyListens() {
        assertThatThrownBy(() -> MARSHALLER.marshal(new Stranger(1))).isInstanceOf(GridwireException.class);
    }
}
