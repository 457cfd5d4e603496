// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.Pool.Lent;
import dev.gridwire.error.GridwireException;
import dev.gridwire.flight.Direction;
import dev.gridwire.flight.FlightRecording;
import dev.gridwire.flight.PayloadSpan;
import dev.gridwire.graph.PayloadReader;
import dev.gridwire.graph.PayloadWriter;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/**
 * What a marshaller does with a writer or reader that it has. Each layer around a hot method is a copy of it for HotSpot's C2 to
 * compile, and in a JVM that starts that is time: but C2 never inlines methods of throwables, so that nobody's code holds a copy
 * of these. Nothing throws one.
 */
final class CompiledOnce extends Throwable {

    private static final long serialVersionUID = 1;

    private CompiledOnce() {}

    static WireOutput write(Lent<PayloadWriter> writer, @Nullable Object value, Usages usages) {
        PayloadSpan span = FlightRecording.begin();
        try {
            WireOutput bytes = writer.object().write(value);
            writer.usage().note(value, bytes.position());
            if (span != null) {
                span.done(Direction.WRITE, value, bytes.position());
            }
            return bytes;
        } catch (GridwireException e) {
            throw usages.refused(e);
        }
    }

    static @Nullable Object read(Lent<PayloadReader> reader, byte[] payload, int offset, int length, Usages usages) {
        PayloadSpan span = FlightRecording.begin();
        try {
            Object value = reader.object().read(payload, offset, length);
            noteRead(reader, span, value, length);
            return value;
        } catch (GridwireException e) {
            throw usages.refused(e);
        }
    }

    static void readInto(Lent<PayloadReader> reader, Object target, byte[] payload, int offset, int length, Usages usages) {
        PayloadSpan span = FlightRecording.begin();
        try {
            reader.object().readInto(target, payload, offset, length);
            noteRead(reader, span, target, length);
        } catch (GridwireException e) {
            throw usages.refused(e);
        }
    }

    private static void noteRead(Lent<PayloadReader> reader, @Nullable PayloadSpan span, @Nullable Object value, int length) {
        reader.usage().note(value, length);
        if (span != null) {
            span.done(Direction.READ, value, length);
        }
    }
}
