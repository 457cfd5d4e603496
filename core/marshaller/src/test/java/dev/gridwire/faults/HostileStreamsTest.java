// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.faults.HostileStream.Manner;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Streams, sources, buffers and sinks that give little, fail at each call, or break their contract. */
class HostileStreamsTest {

    private static final int KNOTS = 12;
    private final Marshaller marshaller = Graphs.marshaller();
    private final byte[] payload = Graphs.marshaller().marshal(Graphs.of(KNOTS));
    /** More than the first array, so that a source is asked again. */
    private final byte[] longPayload = Graphs.marshaller().marshal("x".repeat(200_000));

    /** After each of them, as if nothing had been. */
    @AfterEach
    void theNextResultsAreThoseOfAFreshMarshaller() throws IOException {
        assertThat(marshaller.marshal(Graphs.of(KNOTS))).isEqualTo(payload);
        assertThat(marshaller.marshal(marshaller.unmarshal(payload))).isEqualTo(payload);
        HostileStream fine = new HostileStream(payload, Manner.BY_SEVENS);
        assertThat(marshaller.marshal(marshaller.unmarshal(new Object(), payload.length, fine))).isEqualTo(payload);
    }

    @ParameterizedTest
    @EnumSource(names = {"BY_BYTES", "BY_SEVENS", "WITH_ZEROS"})
    void slowStreamsAreRead(Manner manner) throws IOException {
        for (byte[] each : List.of(payload, longPayload)) {
            Object copy = marshaller.unmarshal(new HostileStream(each, manner));
            assertThat(marshaller.marshal(copy)).isEqualTo(each);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"CUT_OFF", "ONLY_ZEROS", "ONE_TOO_MANY", "FAR_TOO_MANY", "NEGATIVE"})
    @Proves(topic = Topic.BROKEN_BYTES,
            value = "A stream that ends too early, gives nothing for ever or boasts of too much is refused, and nothing hangs")
    void brokenStreamsAreRefused(Manner manner) {
        for (byte[] each : List.of(payload, longPayload)) {
            assertThatThrownBy(() -> marshaller.unmarshal(new HostileStream(each, manner)))
                    .isInstanceOf(MalformedBytesException.class);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BY_BYTES", "BY_SEVENS"})
    void slowSourcesAreRead(Manner manner) throws IOException {
        for (byte[] each : List.of(payload, longPayload)) {
            Object copy = marshaller.unmarshal(new Object(), each.length, new HostileStream(each, manner));
            assertThat(marshaller.marshal(copy)).isEqualTo(each);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"BY_BYTES", "BY_SEVENS"})
    void brokenSourcesAreRefused(Manner manner) {
        for (byte[] each : List.of(payload, longPayload)) {
            assertThatThrownBy(() -> marshaller.unmarshal(new Object(), each.length, new HostileStream(each, manner)))
                    .isInstanceOf(MalformedBytesException.class);
        }
    }

    static Stream<Arguments> failures() {
        String text = "of the test";
        return Stream.of(new IOException(text), new IllegalStateException(text), new AssertionError(text),
                        new OutOfMemoryError(text), new Throwable(text))
                .flatMap(failure -> Stream.of(true, false).map(isStream -> Arguments.of(failure, isStream)));
    }

    @ParameterizedTest
    @MethodSource("failures")
    @Proves(topic = Topic.LIFECYCLE,
            value = "An exception of a stream reaches the caller unchanged, at whichever call, and the next payload is not"
                    + " affected")
    void anExceptionOfAStreamPasses(Throwable failure, boolean isStream) {
        int calls = payload.length / 7;
        for (int call = 1; call < calls; call += 1 + call / 8) {
            HostileStream source = new HostileStream(payload, Manner.BY_SEVENS).failing(call, failure);
            Throwable thrown = catchThrowable(() -> {
                if (isStream) {
                    marshaller.unmarshal(source);
                } else {
                    marshaller.unmarshal(new Object(), payload.length, source);
                }
            });
            assertThat(thrown).isSameAs(failure);
            assertThat(source.calls()).isEqualTo(call);
        }
    }

    @ParameterizedTest
    @MethodSource("failures")
    void anExceptionOfATargetPasses(Throwable failure, boolean isStream) {
        Throwable thrown = catchThrowable(() -> {
            if (isStream) {
                marshaller.marshal(Graphs.of(KNOTS), new OutputStream() {
                    @Override
                    public void write(int each) throws IOException {
                        HostileStream.<IOException>unchecked(failure);
                    }
                });
            } else {
                marshaller.marshal(Graphs.of(KNOTS), this, (target, bytes, offset, length) ->
                        HostileStream.<IOException>unchecked(failure));
            }
        });
        assertThat(thrown).isSameAs(failure);
    }

    @Test
    void streamsAndTargetsMayUseTheMarshallerMeanwhile() throws IOException {
        Runnable nested = () -> {
            assertThat(marshaller.marshal(Graphs.of(KNOTS))).isEqualTo(payload);
            assertThat(marshaller.marshal(marshaller.unmarshal(payload))).isEqualTo(payload);
        };
        HostileStream source = new HostileStream(payload, Manner.BY_SEVENS).doing(nested);
        Object copy = marshaller.unmarshal(new Object(), payload.length, source);
        assertThat(marshaller.marshal(copy)).isEqualTo(payload);
        assertThat(marshaller.<Object>unmarshal(new HostileStream(payload, Manner.BY_SEVENS).doing(nested))).isNotNull();
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        marshaller.marshal(copy, written, (target, bytes, offset, length) -> {
            nested.run();
            target.write(bytes, offset, length);
        });
        assertThat(written.toByteArray()).isEqualTo(payload);
    }

    /** The array is the marshaller's, and who keeps it breaks the rules; but no more than bytes can be wrong then. */
    @Test
    void aSourceThatWritesLaterSpoilsNoMoreThanBytes() throws IOException {
        Set<byte[]> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        HostileStream keeping = new HostileStream(longPayload, Manner.BY_SEVENS);
        marshaller.unmarshal(this, longPayload.length, (source, target, offset, length) -> {
            kept.add(target);
            return keeping.read(target, offset, length);
        });
        HostileStream honest = new HostileStream(payload, Manner.BY_SEVENS);
        Throwable thrown = catchThrowable(() -> marshaller.unmarshal(this, payload.length, (source, target, offset, length) -> {
            int read = honest.read(target, offset, length);
            kept.forEach(each -> each[each.length / 9] = (byte) 0xff);
            kept.forEach(each -> each[2] ^= 0x55);
            return read;
        }));
        assertThat(thrown == null || thrown instanceof GridwireException).as("thrown: " + thrown).isTrue();
    }

    @Test
    void buffersStayWhereTheyWereWhenAPayloadIsRefused() {
        int length = payload.length - 1;
        for (ByteBuffer buffer : List.of(ByteBuffer.allocate(length), ByteBuffer.allocateDirect(length))) {
            buffer.put(payload, 0, length).flip();
            assertThatThrownBy(() -> marshaller.unmarshal(buffer)).isInstanceOf(MalformedBytesException.class);
            assertThat(buffer.position()).isZero();
            buffer.clear();
            assertThatThrownBy(() -> marshaller.marshal(Graphs.of(KNOTS), buffer)).isInstanceOf(IllegalArgumentException.class);
            assertThat(buffer.position()).isZero();
        }
    }
}
