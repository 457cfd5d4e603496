// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.Pool.Lent;
import dev.gridwire.codec.Codec;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.flight.FlightRecording;
import dev.gridwire.flight.PayloadDirection;
import dev.gridwire.flight.PayloadSpan;
import dev.gridwire.graph.PayloadReader;
import dev.gridwire.graph.PayloadWriter;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.payload.Limits;
import dev.gridwire.payload.PayloadSink;
import dev.gridwire.payload.PayloadSource;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.seal.Seal;
import dev.gridwire.type.TypePolicy;
import dev.gridwire.wire.WireOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns object graphs into bytes and back, preserving identity and cycles. Immutable and thread-safe; make one and share it.
 *
 * <p>Both directions throw a {@link GridwireException} when they refuse an object or a payload. A {@link RejectedTypeException}
 * means that a class is not allowed. A {@link MismatchedShapeException} means that an object cannot be handled or exceeds a
 * limit. A {@link MalformedBytesException} means that the bytes are not a payload. The marshaller stays usable afterwards.
 *
 * <pre>{@code
 * Marshaller marshaller = Marshaller.builder().allowPackage("com.acme.shop").build();
 * byte[] bytes = marshaller.marshal(order);
 * Order copy = marshaller.unmarshal(bytes);
 * }</pre>
 */
public final class Marshaller {

    private final TypeTable types;
    private final TypePolicy policy;
    private final Limits limits;
    private final Seal seal;
    private final Pool<PayloadWriter> writers;
    private final Pool<PayloadReader> readers;
    private final Usages usages = new Usages();

    Marshaller(TypeTable types, NamePolicy policy, Limits limits, Seal seal) {
        this.types = types;
        this.policy = new TypePolicy(policy);
        this.limits = limits;
        this.seal = seal;
        this.writers = new Pool<>(() -> new PayloadWriter(types, seal), usages::written);
        this.readers = new Pool<>(() -> new PayloadReader(types, seal), usages::read);
    }

    /** Returns a builder for a marshaller. */
    public static MarshallerBuilder builder() {
        return new MarshallerBuilder();
    }

    /**
     * Writes an object.
     *
     * @return a new array, owned by the caller
     * @throws GridwireException if the object is refused; the message names the remedy
     */
    public byte[] marshal(@Nullable Object value) {
        Lent<PayloadWriter> writer = writers.take();
        try {
            return write(writer, value).toByteArray();
        } finally {
            giveBack(writer);
        }
    }

    /**
     * Writes an object into an array, starting at an offset.
     *
     * @return the number of bytes written
     * @throws IllegalArgumentException if the payload does not fit; nothing is written then
     * @throws IndexOutOfBoundsException if the offset lies outside the array
     * @throws GridwireException if the object is refused; the message names the remedy
     */
    public int marshal(@Nullable Object value, byte[] target, int offset) {
        Objects.checkFromIndexSize(offset, 0, target.length);
        Lent<PayloadWriter> writer = writers.take();
        try {
            WireOutput bytes = write(writer, value);
            requireRoom(bytes.position(), target.length - offset);
            bytes.copyTo(target, offset);
            return bytes.position();
        } finally {
            giveBack(writer);
        }
    }

    /**
     * Writes an object to a stream with a single call to the stream, and does not flush it.
     *
     * @throws IOException if the stream fails
     * @throws GridwireException if the object is refused; nothing was written then
     */
    public void marshal(@Nullable Object value, OutputStream target) throws IOException {
        Objects.requireNonNull(target, "target");
        Lent<PayloadWriter> writer = writers.take();
        try {
            write(writer, value).copyTo(target);
        } finally {
            giveBack(writer);
        }
    }

    /**
     * Writes an object at a buffer's position and advances the position past it.
     *
     * @throws IllegalArgumentException if the payload does not fit; nothing is written then
     * @throws GridwireException if the object is refused; the message names the remedy
     */
    public void marshal(@Nullable Object value, ByteBuffer target) {
        Objects.requireNonNull(target, "target");
        Lent<PayloadWriter> writer = writers.take();
        try {
            WireOutput bytes = write(writer, value);
            requireRoom(bytes.position(), target.remaining());
            bytes.copyTo(target);
        } finally {
            giveBack(writer);
        }
    }

    /**
     * Writes an object and passes the bytes to a sink in one call, straight from the marshaller's own array.
     *
     * @throws IOException if the sink fails
     * @throws GridwireException if the object is refused; the sink was not called then
     */
    public <T> void marshal(@Nullable Object value, T target, PayloadSink<? super T> sink) throws IOException {
        Lent<PayloadWriter> writer = writers.take();
        try {
            write(writer, value).copyTo(target, sink);
        } finally {
            giveBack(writer);
        }
    }

    /**
     * Copies the unknown fields of one object to another, for programs that copy objects field by field. When this marshaller
     * then writes {@code to}, it includes the unknown fields that it read with {@code from}. No other thread may write {@code to}
     * meanwhile.
     */
    public void keepUnknownFields(Object from, Object to) {
        types.keepUnknownFields(from, to);
    }

    /** Reads an object from a whole array; see {@link #unmarshal(byte[], int, int)}. */
    @SuppressWarnings("unchecked")
    public <T> @Nullable T unmarshal(byte[] payload) {
        requireWithinLimit(payload.length);
        // Repeats the method below instead of calling it: each layer around a hot method is one more copy to compile.
        Lent<PayloadReader> reader = readers.take();
        try {
            return (T) read(reader, payload, 0, payload.length);
        } finally {
            giveBackReader(reader);
        }
    }

    /**
     * Reads an object from part of an array, and does not change the array.
     *
     * @param <T> the class that the caller expects; any other class causes a ClassCastException in the caller
     * @throws IndexOutOfBoundsException if the part does not lie within the array
     * @throws GridwireException if the payload is refused; the message names the remedy
     */
    @SuppressWarnings("unchecked")
    public <T> @Nullable T unmarshal(byte[] payload, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, payload.length);
        requireWithinLimit(length);
        Lent<PayloadReader> reader = readers.take();
        try {
            return (T) read(reader, payload, offset, length);
        } finally {
            giveBackReader(reader);
        }
    }

    /**
     * Reads an object from a stream, which must end after it. Reads at most one byte more than the limit, and does not close the
     * stream.
     *
     * @throws IOException if the stream fails
     * @throws GridwireException if the payload is refused; the message names the remedy
     */
    public <T> @Nullable T unmarshal(InputStream source) throws IOException {
        DrainedStream bytes = DrainedStream.read(source, limits.bytes() + 1);
        return unmarshal(bytes.array(), 0, bytes.count());
    }

    /**
     * Reads an object from the remaining bytes of a buffer, and moves the position to the buffer's limit.
     *
     * @throws GridwireException if the payload is refused; the position does not move then
     */
    public <T> @Nullable T unmarshal(ByteBuffer source) {
        T value = source.hasArray()
                ? unmarshal(source.array(), source.arrayOffset() + source.position(), source.remaining())
                : unmarshalCopied(source.duplicate());
        source.position(source.limit());
        return value;
    }

    private <T> @Nullable T unmarshalCopied(ByteBuffer source) {
        try {
            return unmarshal(source, source.remaining(), (bytes, target, offset, length) -> {
                bytes.get(target, offset, length);
                return length;
            });
        } catch (IOException e) {
            throw new AssertionError("A buffer does not fail", e);
        }
    }

    /**
     * Reads an object from a source, taking exactly {@code length} bytes and never asking for more. The bytes are copied into the
     * marshaller's own array. The array grows with the bytes read, not with the length that the payload states.
     *
     * @throws IllegalArgumentException if the length is less than 0
     * @throws IOException if the source fails
     * @throws GridwireException if the payload is refused; the message names the remedy
     */
    @SuppressWarnings("unchecked")
    public <S, T> @Nullable T unmarshal(S source, int length, PayloadSource<? super S> bytes) throws IOException {
        if (length < 0) {
            throw new IllegalArgumentException("A payload's length is at least 0: length=" + length);
        }
        requireWithinLimit(length);
        Lent<PayloadReader> reader = readers.take();
        try {
            return (T) read(reader, reader.object().copied(source, length, bytes), 0, length);
        } finally {
            giveBackReader(reader);
        }
    }

    /**
     * Reads an object from part of an array into an existing object, for frameworks that create objects before they read them.
     * References back to the root lead to {@code target}, and fields that the payload lacks keep their values. The constructors
     * and {@code readResolve} of the root's class are not called. Records are not supported, nor are other classes whose objects
     * can only be created from the values read. No fused code is used, so this is slower than
     * {@link #unmarshal(byte[], int, int)}.
     *
     * @param target an object of exactly the class of the payload's root; no other thread may use it meanwhile
     * @throws IndexOutOfBoundsException if the part does not lie within the array
     * @throws GridwireException if the payload is refused; the message names the remedy, and the object may be partly filled
     */
    public void unmarshalInto(Object target, byte[] payload, int offset, int length) {
        Objects.requireNonNull(target, "target");
        Objects.checkFromIndexSize(offset, length, payload.length);
        requireWithinLimit(length);
        Lent<PayloadReader> reader = readers.take();
        try {
            PayloadSpan span = FlightRecording.begin();
            reader.object().readInto(target, payload, offset, length);
            noteRead(reader, span, target, length);
        } catch (GridwireException e) {
            throw usages.refused(e);
        } finally {
            giveBackReader(reader);
        }
    }

    /**
     * Checks that {@link #unmarshalInto} can fill objects of a class. Call it early: otherwise the first sign of trouble comes
     * when a stored value is read back.
     *
     * @throws GridwireException if it cannot, or if the class is not allowed; the message names the remedy
     */
    public void requireFillable(Class<?> type) {
        try {
            Codec codec = types.allowed(type);
            if (!codec.isFillable()) {
                throw codec.notFilled();
            }
        } catch (Refusal e) {
            throw usages.refused(new GraphPath().failure(e, "read"));
        }
    }

    /** Returns counts of the work done so far. The call takes some microseconds and slows no other thread down. */
    public Statistics statistics() {
        return usages.statistics(writers.usages(), readers.usages(), types.fusions(), types.lostParts());
    }

    /** Returns the policy that decides which classes payloads may name. */
    public TypePolicy policy() {
        return policy;
    }

    /** Returns the limits that apply to each payload. */
    public Limits limits() {
        return limits;
    }

    /** Returns how payloads are sealed, and which seals readers require. */
    public Seal seal() {
        return seal;
    }

    /** Returns how other versions of local classes are named, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public LocalNames localNames() {
        return types.localNames();
    }

    /**
     * Counts the refusal of a value that the caller read by other means, under this marshaller's policy, limits and seal.
     *
     * @return the same refusal, for the caller to throw
     */
    public <E extends GridwireException> E refused(E refusal) {
        usages.refused(refusal);
        return refusal;
    }

    private WireOutput write(Lent<PayloadWriter> writer, @Nullable Object value) {
        PayloadSpan span = FlightRecording.begin();
        try {
            WireOutput bytes = writer.object().write(value);
            writer.usage().note(value, bytes.position());
            if (span != null) {
                span.done(PayloadDirection.WRITE, value, bytes.position());
            }
            return bytes;
        } catch (GridwireException e) {
            throw usages.refused(e);
        }
    }

    private @Nullable Object read(Lent<PayloadReader> reader, byte[] payload, int offset, int length) {
        PayloadSpan span = FlightRecording.begin();
        try {
            Object value = reader.object().read(payload, offset, length);
            noteRead(reader, span, value, length);
            return value;
        } catch (GridwireException e) {
            throw usages.refused(e);
        }
    }

    private static void noteRead(Lent<PayloadReader> reader, @Nullable PayloadSpan span, @Nullable Object value, int length) {
        reader.usage().note(value, length);
        if (span != null) {
            span.done(PayloadDirection.READ, value, length);
        }
    }

    private void giveBack(Lent<PayloadWriter> writer) {
        try {
            writer.object().clear();
        } catch (Throwable e) {
            writers.giveUp(writer);
            throw e;
        }
        writers.giveBack(writer);
    }

    private void giveBackReader(Lent<PayloadReader> reader) {
        try {
            reader.object().clear();
        } catch (Throwable e) {
            readers.giveUp(reader);
            throw e;
        }
        readers.giveBack(reader);
    }

    private static void requireRoom(int needed, int room) {
        if (needed > room) {
            throw new IllegalArgumentException("The payload does not fit the target: neededBytes=" + needed + ", roomBytes="
                    + room + "; give a larger target");
        }
    }

    private void requireWithinLimit(int length) {
        if (length > limits.bytes()) {
            throw new MismatchedShapeException("The payload is too large: bytes=" + length + ", limit=" + limits.bytes()
                    + "; raise limits.bytes on both sides");
        }
    }
}
