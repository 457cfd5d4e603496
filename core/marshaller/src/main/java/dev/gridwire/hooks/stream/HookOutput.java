// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.stream.HookCalls.Item;
import dev.gridwire.registry.Presets;
import dev.gridwire.wire.WireOutput;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectOutputStream;
import java.io.UTFDataFormatException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The stream that a class's {@code writeObject} or {@code writeExternal} writes to. It consists of {@link Items} of our wire
 * format. Each writer has one stream and reuses it; hooks nest. Bytes are collected into blocks. A failure inside the graph
 * remains a failure, whatever a hook catches.
 */
public final class HookOutput extends ObjectOutputStream {

    private static final int BLOCK_BYTES = 1024;
    private static final int MAX_UTF_BYTES = 0xffff;

    private final OutputGraph graph;
    private final WireOutput out;
    private final byte[] block = new byte[BLOCK_BYTES];
    private int used;
    private @Nullable Frame frame;
    private @Nullable Throwable failure;
    /** Null if the writer does not try again. */
    private @Nullable HookCalls calls;

    /**
     * Makes a stream over a graph.
     *
     * @throws IOException never
     */
    public HookOutput(OutputGraph graph) throws IOException {
        this.graph = graph;
        this.out = graph.out();
    }

    /** A hook that is running. */
    private static final class Frame {
        private final @Nullable Frame outer;
        /** Null for an Externalizable. */
        private final @Nullable FieldTable fields;
        private final Object owner;
        private final HookCalls.@Nullable Call call;
        private boolean areFieldsDone;
        private @Nullable PutFieldValues put;

        Frame(@Nullable Frame outer, @Nullable FieldTable fields, Object owner, HookCalls.@Nullable Call call) {
            this.outer = outer;
            this.fields = fields;
            this.owner = owner;
            this.call = call;
        }
    }

    /**
     * Begins a hook.
     *
     * @param fields null for an Externalizable, which has none
     */
    public void begin(@Nullable FieldTable fields, Object owner) {
        frame = new Frame(frame, fields, owner, calls == null ? null : calls.next(owner, fields));
    }

    /** Notes what hooks write, and repeats it for calls that are known; null to do neither. */
    public void note(@Nullable HookCalls newCalls) {
        calls = newCalls;
    }

    /**
     * Repeats what the hook begun last wrote before the writer tried again; returns false if the hook must be called.
     *
     * @throws Exception what the hook threw
     */
    public boolean repeats() throws Exception {
        HookCalls.Call call = active().call;
        if (call == null || !call.isDone()) {
            return false;
        }
        for (Object step : call.steps()) {
            if (step instanceof Item item) {
                item(item.kind(), item.content());
            } else {
                write((byte[]) step);
            }
        }
        call.rethrow();
        return true;
    }

    /** Ends the hook begun last, after success. */
    public void end() {
        rethrow();
        flushBlock();
        out.writeByte(Items.END);
        Frame ended = active();
        if (ended.call != null) {
            ended.call.end(null);
        }
        frame = ended.outer;
    }

    /** Returns the cause of a hook's failure, which is a failure inside the graph if there is one. */
    public Throwable cause(Throwable thrown) {
        if (failure == null && frame != null && frame.call != null) {
            frame.call.end(thrown);
        }
        return failure == null ? thrown : failure;
    }

    /** Forgets everything. */
    public void clear() {
        frame = null;
        failure = null;
        used = 0;
    }

    private Frame active() {
        Frame active = frame;
        if (active == null) {
            throw new IllegalStateException("the stream is used after the hook that it was for");
        }
        return active;
    }

    private void rethrow() {
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }

    private void flushBlock() {
        if (used > 0) {
            int count = used;
            used = 0;
            out.writeVarint(Items.OBJECT + (long) count);
            out.writeBytes(block, 0, count);
            noteBytes(block, 0, count);
        }
    }

    private void noteBytes(byte[] source, int offset, int length) {
        if (frame != null && frame.call != null) {
            frame.call.add(Arrays.copyOfRange(source, offset, offset + length));
        }
    }

    private void item(int kind, @Nullable Object content) {
        rethrow();
        Frame active = active();
        flushBlock();
        if (active.call != null) {
            active.call.add(new Item(kind, content));
        }
        out.writeByte(kind < Item.FIELDS ? Items.OBJECT : Items.FIELDS);
        try {
            write(active, kind, content);
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    private void write(Frame active, int kind, @Nullable Object content) {
        if (kind == Item.OBJECT) {
            graph.writeObject(content);
        } else if (kind == Item.UNSHARED) {
            graph.writeUnshared(content);
        } else if (kind == Item.FIELDS) {
            graph.writeFields(Objects.requireNonNull(active.fields), active.owner);
        } else {
            graph.writeValues(Objects.requireNonNull(active.fields), (@Nullable Object[]) Objects.requireNonNull(content));
        }
    }

    @Override
    protected void writeObjectOverride(@Nullable Object value) {
        item(Item.OBJECT, value);
    }

    @Override
    public void writeUnshared(@Nullable Object value) {
        item(Item.UNSHARED, value);
    }

    private Frame withFields() throws NotActiveException {
        Frame active = frame;
        if (active == null || active.fields == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        if (active.areFieldsDone) {
            throw new NotActiveException("not in readObject invocation or fields already read");
        }
        active.areFieldsDone = true;
        return active;
    }

    @Override
    public void defaultWriteObject() throws IOException {
        withFields();
        item(Item.FIELDS, null);
    }

    @Override
    public PutField putFields() throws IOException {
        Frame active = frame;
        if (active == null || active.put == null) {
            active = withFields();
            active.put = new PutFieldValues(this, Objects.requireNonNull(active.fields));
        }
        return active.put;
    }

    @Override
    public void writeFields() throws IOException {
        Frame active = frame;
        if (active == null || active.put == null) {
            throw new NotActiveException("no current PutField object");
        }
        item(Item.VALUES, active.put.values());
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("stream active");
    }

    @Override
    public void useProtocolVersion(int version) {
        throw new IllegalStateException("stream non-empty");
    }

    @Override
    public void flush() {
        // The bytes are written when the hook ends.
    }

    @Override
    protected void drain() {
        // As above.
    }

    @Override
    public void close() {
        // The hook may not close the stream.
    }

    private int room(int count) {
        int at = used;
        if (failure != null || frame == null) {
            rethrow();
            active();
        }
        if (count > BLOCK_BYTES - at) {
            flushBlock();
            at = 0;
        }
        used = at + count;
        return at;
    }

    @Override
    public void write(int value) {
        block[room(Byte.BYTES)] = (byte) value;
    }

    @Override
    public void write(byte[] source) {
        write(source, 0, source.length);
    }

    @Override
    public void write(byte[] source, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, source.length);
        if (length <= BLOCK_BYTES) {
            System.arraycopy(source, offset, block, room(length), length);
            return;
        }
        room(0);
        flushBlock();
        out.writeVarint(Items.OBJECT + (long) length);
        out.writeBytes(source, offset, length);
        noteBytes(source, offset, length);
    }

    @Override
    public void writeBoolean(boolean value) {
        write(value ? 1 : 0);
    }

    @Override
    public void writeByte(int value) {
        write(value);
    }

    @Override
    public void writeShort(int value) {
        BigEndian.SHORT.set(block, room(Short.BYTES), (short) value);
    }

    @Override
    public void writeChar(int value) {
        writeShort(value);
    }

    @Override
    public void writeInt(int value) {
        BigEndian.INT.set(block, room(Integer.BYTES), value);
    }

    @Override
    public void writeLong(long value) {
        BigEndian.LONG.set(block, room(Long.BYTES), value);
    }

    @Override
    public void writeFloat(float value) {
        Frame active = frame;
        if (active != null && !Presets.isLoadFactor(value) && Presets.holds(active.owner.getClass().getName())) {
            throw Refusal.shape("A library's container has a load factor that readers refuse: value=" + value,
                    "copy it into one with the usual load factor");
        }
        writeInt(Float.floatToIntBits(value));
    }

    @Override
    public void writeDouble(double value) {
        writeLong(Double.doubleToLongBits(value));
    }

    @Override
    public void writeBytes(String text) {
        for (int i = 0; i < text.length(); i++) {
            write(text.charAt(i));
        }
    }

    @Override
    public void writeChars(String text) {
        for (int i = 0; i < text.length(); i++) {
            writeShort(text.charAt(i));
        }
    }

    @Override
    public void writeUTF(String text) throws IOException {
        long byteCount = ModifiedUtf.byteCount(text);
        if (byteCount > MAX_UTF_BYTES) {
            throw new UTFDataFormatException("the text is too long for writeUTF: bytes=" + byteCount);
        }
        writeShort((int) byteCount);
        if (byteCount <= BLOCK_BYTES) {
            ModifiedUtf.put(text, block, room((int) byteCount));
        } else {
            byte[] bytes = new byte[(int) byteCount];
            ModifiedUtf.put(text, bytes, 0);
            write(bytes);
        }
    }
}
