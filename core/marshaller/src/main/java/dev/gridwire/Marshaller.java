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
 * Turns object graphs into bytes and back, identity and cycles kept. Immutable and thread-safe; make one and share it.
 *
 * <p>Throws a {@link GridwireException} where it refuses, in either direction: {@link RejectedTypeException} for a class that
 * is not allowed, {@link MismatchedShapeException} for one that it cannot handle and for anything beyond the limits, and {@link
 * MalformedBytesException} for bytes that are no payload. It is usable afterwards.
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

    /** Begins to make a marshaller. */
    public static MarshallerBuilder builder() {
        return new MarshallerBuilder();
    }

    /**
     * Writes an object.
     *
     * @return a new array that is the caller's
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
     * Writes an object into an array.
     *
     * @return how many bytes were written
     * @throws IllegalArgumentException if they do not fit; nothing is written then
     * @throws IndexOutOfBoundsException if the offset is not within the array
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
     * Writes an object to a stream, in one call, and does not flush it.
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
     * Writes an object at a buffer's position, and moves that behind it.
     *
     * @throws IllegalArgumentException if it does not fit; nothing is written then
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
     * Writes an object and hands it to a sink in one call, out of the marshaller's own array.
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
     * Copies the unknown fields of one object to another, for programs that copy objects field by field: fields that this
     * marshaller read with the one, it writes with the other. No other thread may write the second one meanwhile.
     */
    public void keepUnknownFields(Object from, Object to) {
        types.keepUnknownFields(from, to);
    }

    /** Reads an object from a whole array; see {@link #unmarshal(byte[], int, int)}. */
    @SuppressWarnings("unchecked")
    public <T> @Nullable T unmarshal(byte[] payload) {
        requireWithinLimit(payload.length);
        // As in the method below, since each layer around a hot method is a copy of it to compile.
        Lent<PayloadReader> reader = readers.take();
        try {
            return (T) read(reader, payload, 0, payload.length);
        } finally {
            giveBackReader(reader);
        }
    }

    /**
     * Reads an object from a part of an array, which is not changed.
     *
     * @param <T> the class that the caller expects; another one makes a ClassCastException in the caller
     * @throws IndexOutOfBoundsException if the part is not within the array
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
     * Reads an object from a stream, which must end with it; reads no more than the limit of bytes, and does not close it.
     *
     * @throws IOException if the stream fails
     * @throws GridwireException if the payload is refused; the message names the remedy
     */
    public <T> @Nullable T unmarshal(InputStream source) throws IOException {
        DrainedStream bytes = DrainedStream.read(source, limits.bytes() + 1);
        return unmarshal(bytes.array(), 0, bytes.count());
    }

    /**
     * Reads an object from the rest of a buffer; its position moves to its limit.
     *
     * @throws GridwireException if the payload is refused; the position is where it was then
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
     * Reads an object from a source of bytes, of which it takes exactly {@code length} and asks for no more. They are copied
     * into the marshaller's own array, which grows with the bytes read and not with the length that the payload states.
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
     * Reads an object from a part of an array into one that is there, for frameworks that make objects before they read them.
     * References that lead back to the root lead to it; fields that the payload does not have stay as they are. Constructors
     * and {@code readResolve} of the root's class are not called. Not for records and other classes whose objects are made of
     * what is read; no fused code does it, so that it takes longer than {@link #unmarshal(byte[], int, int)}.
     *
     * @param target of exactly the class of the payload's root; no other thread may use it meanwhile
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws GridwireException if the payload is refused; the message names the remedy, and the object may be filled in part
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
     * Checks that {@link #unmarshalInto} can fill objects of a class, for who would find out when a value has been stored.
     *
     * @throws GridwireException if it cannot, or the class is not let in; the message names the remedy
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

    /** Counts of the work done so far. Costs some microseconds and slows nobody down. */
    public Statistics statistics() {
        return usages.statistics(writers.usages(), readers.usages(), types.fusions(), types.lostParts());
    }

    /** The policy by which class names may stand in its payloads. */
    public TypePolicy policy() {
        return policy;
    }

    /** The limits that each of its payloads is held to. */
    public Limits limits() {
        return limits;
    }

    /** How its payloads are sealed, and which seals it demands. */
    public Seal seal() {
        return seal;
    }

    /**
     * Counts the refusal of a value that its caller read by other means, under this marshaller's policy, limits and seal.
     *
     * @return the refusal, to be thrown
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
