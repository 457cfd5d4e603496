// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.registry.Presets;
import dev.gridwire.wire.WireInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotActiveException;
import java.io.ObjectInputValidation;
import java.io.StreamCorruptedException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The stream that a class's {@code readObject} or {@code readExternal} reads from. It consists of {@link Items} of our wire
 * format. Each reader has one stream and reuses it; hooks nest. Skips the items that a hook leaves unread. A failure inside the
 * graph remains a failure, whatever a hook catches.
 */
public final class HookInput extends PrimitiveInput {

    /** The next item is not known yet. */
    private static final int UNKNOWN = -1;
    /** A block comes next, or is under way. */
    private static final int BLOCK = -2;

    private final InputGraph graph;
    private final WireInput in;
    private final Validations validations;
    private @Nullable Frame frame;
    private @Nullable Throwable failure;

    /**
     * Makes a stream over a graph.
     *
     * @throws IOException never
     */
    public HookInput(InputGraph graph, Validations validations) throws IOException {
        super(graph.in());
        this.graph = graph;
        this.in = graph.in();
        this.validations = validations;
    }

    /** The form of a class's part of an object in the bytes. */
    public enum Part {
        /** As items. */
        ITEMS,
        /** As its default fields and no more: it has no {@code writeObject}. */
        FIELDS
    }

    /** A hook that is running. */
    private static final class Frame {
        private final @Nullable Frame outer;
        private final Part part;
        /** Null for an Externalizable. */
        private final @Nullable FieldTable fields;
        private final Object owner;
        private boolean areFieldsDone;
        private boolean isCounted;
        private int item;
        /** The bytes that are left of a block. */
        private int left;

        Frame(@Nullable Frame outer, Part part, @Nullable FieldTable fields, Object owner) {
            this.outer = outer;
            this.part = part;
            this.fields = fields;
            this.owner = owner;
            this.item = part == Part.FIELDS ? Items.FIELDS : UNKNOWN;
        }

        Class<?> hookOwner() {
            return fields == null ? owner.getClass() : fields.owner();
        }
    }

    /**
     * Begins a hook.
     *
     * @param fields null for an Externalizable, which has none
     */
    public void begin(Part part, @Nullable FieldTable fields, Object owner) {
        frame = new Frame(frame, part, fields, owner);
    }

    /**
     * Bounds a number, because hooks of reviewed classes make room for as many elements as their first number says. Each element
     * takes at least one byte.
     */
    @Override
    public int readInt() throws EOFException {
        int value = super.readInt();
        Frame active = active();
        if (!active.isCounted && value > in.remaining() && Presets.announcesElements(active.hookOwner().getName())) {
            throw fail(in.malformed("a library's container announces more elements than bytes follow: elements=" + value));
        }
        active.isCounted = true;
        return value;
    }

    @Override
    public float readFloat() throws EOFException {
        float value = super.readFloat();
        if (!Presets.isLoadFactor(value) && Presets.holds(active().hookOwner().getName())) {
            throw fail(in.malformed("a library's container has no such load factor: value=" + value));
        }
        return value;
    }

    /** Ends the hook begun last, after success, and skips the items that it did not read. */
    public void end() {
        Frame active = active();
        boolean isUnread = false;
        for (int item = item(active); item != Items.END; item = item(active)) {
            isUnread |= item != Items.FIELDS;
            switch (item) {
                case BLOCK -> {
                    in.skipBytes(active.left);
                    active.left = 0;
                }
                case Items.FIELDS -> values(active);
                default -> object(active);
            }
        }
        frame = active.outer;
        if (isUnread && active.fields != null) {
            graph.leftUnread(active.fields);
        }
    }

    /** Returns the cause of a hook's failure, which is a failure inside the graph if there is one. */
    public Throwable cause(Throwable thrown) {
        return failure == null ? thrown : failure;
    }

    /** Forgets everything. */
    public void clear() {
        frame = null;
        failure = null;
    }

    private Frame active() {
        Frame active = frame;
        if (active == null || failure != null) {
            throw inactive();
        }
        return active;
    }

    private RuntimeException inactive() {
        if (failure instanceof Error e) {
            throw e;
        }
        return failure instanceof RuntimeException e
                ? e
                : new IllegalStateException("the stream is used after the hook that it was for");
    }

    private int item(Frame active) {
        if (active.left > 0) {
            return BLOCK;
        }
        if (active.item == UNKNOWN) {
            long item = in.readVarint();
            if (item < 0 || item > Items.OBJECT) {
                active.left = blockLength(item);
                return BLOCK;
            }
            active.item = (int) item;
        }
        return active.item;
    }

    private int blockLength(long item) {
        long length = item - Items.OBJECT;
        if (length < 0 || length > in.remaining()) {
            throw fail(in.malformed("a block is longer than the rest of the payload: bytes=" + Long.toUnsignedString(length)
                    + ", remainingBytes=" + in.remaining()));
        }
        return (int) length;
    }

    private <E extends RuntimeException> E fail(E failed) {
        failure = failed;
        return failed;
    }

    private void taken(Frame active) {
        active.item = active.part == Part.FIELDS ? Items.END : UNKNOWN;
    }

    private FieldValues values(Frame active) {
        if (active.fields == null) {
            throw fail(in.malformed("an Externalizable has no default fields"));
        }
        try {
            FieldValues values = graph.readValues(active.fields, active.owner);
            taken(active);
            return values;
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    private @Nullable Object object(Frame active) {
        try {
            Object value = graph.readObject();
            taken(active);
            return value;
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    /** Moves to an object, skipping default fields that the hook did not ask for. */
    private Frame atObject() throws IOException {
        Frame active = active();
        int item = item(active);
        if (item == Items.FIELDS) {
            values(active);
            item = item(active);
        }
        if (item != Items.OBJECT) {
            throw SerialMethods.optionalData(item == BLOCK ? active.left : 0);
        }
        return active;
    }

    @Override
    protected @Nullable Object readObjectOverride() throws IOException {
        return object(atObject());
    }

    @Override
    public @Nullable Object readUnshared() throws IOException {
        Frame active = atObject();
        try {
            Object value = graph.readUnshared();
            taken(active);
            return value;
        } catch (InvalidObjectException e) {
            taken(active);
            throw e;
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    /** Moves to the default fields, and returns whether there are any. */
    private boolean atFields() throws IOException {
        Frame active = frame;
        if (active == null || active.fields == null) {
            throw new NotActiveException("not in call to readObject");
        }
        if (active.areFieldsDone) {
            throw new NotActiveException("not in readObject invocation or fields already read");
        }
        active();
        active.areFieldsDone = true;
        int item = item(active);
        if (item == BLOCK && active.fields.count() > 0) {
            throw new IllegalStateException("unread block data");
        }
        if (item != Items.FIELDS && active.fields.count() > 0) {
            throw new StreamCorruptedException("no default fields stand here: class="
                    + EscapedNames.of(active.fields.owner().getName()));
        }
        return item == Items.FIELDS;
    }

    @Override
    public void defaultReadObject() throws IOException {
        if (!atFields()) {
            return;
        }
        Frame active = active();
        try {
            graph.readFields(Objects.requireNonNull(active.fields), active.owner);
            taken(active);
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    /** Reads the default fields into the object if they come next, for a class without {@code readObject}. */
    public void readDefaultIfThere() {
        Frame active = active();
        if (active.fields != null && item(active) == Items.FIELDS) {
            graph.readFields(active.fields, active.owner);
            taken(active);
        }
    }

    @Override
    public GetField readFields() throws IOException {
        boolean found = atFields();
        Frame active = active();
        FieldValues values = found ? values(active) : FieldValues.of(new @Nullable Object[0]);
        return new GetFieldValues(Objects.requireNonNull(active.fields), values);
    }

    @Override
    public void registerValidation(ObjectInputValidation callback, int priority)
            throws NotActiveException, InvalidObjectException {
        if (frame == null) {
            throw new NotActiveException("stream inactive");
        }
        if (callback == null) {
            throw new InvalidObjectException("null callback");
        }
        validations.add(callback, priority);
    }

    @Override
    public void close() {
        // The hook may not close the stream.
    }

    @Override
    int atBytes() {
        Frame active = active();
        int item = item(active);
        if (item == Items.FIELDS) {
            values(active);
            item = item(active);
        }
        return item == BLOCK ? active.left : 0;
    }

    @Override
    void take(int count) {
        active().left -= count;
    }
}
