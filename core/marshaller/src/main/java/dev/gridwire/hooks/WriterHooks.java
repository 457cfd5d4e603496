// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Retry;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.graph.WriteHooks;
import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.stream.FieldTable;
import dev.gridwire.hooks.stream.HookCalls;
import dev.gridwire.hooks.stream.HookOutput;
import dev.gridwire.hooks.stream.OutputGraph;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds what hooks need of one writer: the stream that they write to, and the replaced objects. */
public final class WriterHooks implements OutputGraph, WriteHooks {

    /** Stands for null. */
    private static final Object NOTHING = new Object();

    /** A larger table is not reused. */
    private static final int KEPT_REPLACEMENTS = 256;

    private final KernelWriter writer;
    private @Nullable HookOutput output;
    private @Nullable Map<Object, Object> replacements;
    private boolean isUsed;
    private final HookCalls calls = new HookCalls();
    private boolean notesCalls;
    private boolean keepsCalls;

    /** Makes the hooks' state of one writer. */
    public WriterHooks(KernelWriter writer) {
        this.writer = writer;
    }

    /** Returns the state of the writer that calls a hook. */
    static WriterHooks of(GraphWriter writer) {
        return (WriterHooks) ((KernelWriter) writer).hooks();
    }

    /**
     * Begins a hook. Since no hook may be called twice, the plan must be conservative from now on.
     *
     * @param fields null for an Externalizable
     */
    HookOutput begin(@Nullable FieldTable fields, Object owner) {
        requireChecked();
        isUsed = true;
        if (output == null) {
            try {
                output = new HookOutput(this);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
        output.note(notesCalls ? calls : null);
        output.begin(fields, owner);
        return output;
    }

    /** Returns the cause of a hook's failure; the hook's stream may know a better one. */
    Throwable cause(Throwable thrown) {
        return output == null ? thrown : output.cause(thrown);
    }

    @Override
    public void clear() {
        if (isUsed) {
            isUsed = false;
            if (output != null) {
                output.clear();
            }
            forget();
        }
    }

    private void forget() {
        if (keepsCalls) {
            keepsCalls = false;
            isUsed = true;
            calls.repeat();
        } else {
            notesCalls = false;
            calls.clear();
            clearReplacements();
        }
    }

    @Override
    public void noteCalls() {
        notesCalls = true;
        isUsed = true;
    }

    @Override
    public void keepCalls() {
        keepsCalls = isUsed;
    }

    private void clearReplacements() {
        if (replacements != null && replacements.size() <= KEPT_REPLACEMENTS) {
            replacements.clear();
        } else {
            replacements = null;
        }
    }

    private void requireChecked() {
        if (!writer.cannotRetry()) {
            throw Retry.HOOKED;
        }
    }

    /**
     * Writes the replacement of an object. As in Java serialization, the replacement is computed once: a second reference to the
     * object leads to the same replacement.
     */
    @Override
    public void writeReplaced(Object value, Codec codec, ReferenceSlot slot) {
        Object replacement = replacement(value, codec);
        if (replacement == null) {
            writer.out().writeByte(Tags.NULL);
            return;
        }
        Codec own = slot.codecOf(replacement.getClass());
        if (own.isReplaced()) {
            writeItself(replacement, own, slot);
        } else {
            writer.writePolymorphic(replacement, slot);
        }
    }

    private @Nullable Object replacement(Object value, Codec codec) {
        requireChecked();
        isUsed = true;
        if (replacements == null) {
            replacements = new IdentityHashMap<>();
        }
        Object known = replacements.get(value);
        if (known == null) {
            Object found = chain(value, (HookedCodec) codec);
            known = found == null ? NOTHING : found;
            replacements.put(value, known);
            if (found != null && writer.types().declared(found.getClass()).isReplaced()) {
                replacements.put(found, found);
            }
        }
        return known == NOTHING ? null : known;
    }

    /** Replaces the object until the class stays the same (Java Object Serialization Specification 2.5). */
    private @Nullable Object chain(Object value, HookedCodec codec) {
        Object current = value;
        Codec known = codec;
        for (int steps = 0; known.isReplaced(); steps++) {
            Refusal.requireWithin("Objects replace each other without end", "depth", steps, writer.types().limits().depth());
            Object next = ((HookedCodec) known).replaced(writer, current);
            if (next == null || next.getClass() == current.getClass()) {
                return next;
            }
            current = next;
            known = writer.types().declared(next.getClass());
        }
        return current;
    }

    private void writeItself(Object value, Codec codec, ReferenceSlot slot) {
        ((HookedCodec) codec).requireOwnForm();
        WireOutput bytes = writer.out();
        if (writer.isMet(value, codec)) {
            bytes.writeByte(Tags.BACK);
            bytes.writeVarint(writer.distance());
        } else {
            writeNew(value, codec, slot);
        }
    }

    private void writeNew(Object value, Codec codec, ReferenceSlot slot) {
        writer.announceKept(codec, value);
        if (slot.isDeclared(value.getClass())) {
            writer.out().writeByte(Tags.DECLARED);
        } else {
            writer.writeType(codec);
        }
        writer.write(codec, value, true, false);
    }

    @Override
    public WireOutput out() {
        return writer.out();
    }

    @Override
    public void writeObject(@Nullable Object value) {
        writer.writePolymorphic(value, writer.types().element());
    }

    @Override
    public void writeUnshared(@Nullable Object value) {
        requireChecked();
        ReferenceSlot slot = writer.types().element();
        Object written = value;
        if (value != null && slot.codecOf(value.getClass()).isReplaced()) {
            written = replacement(value, slot.codecOf(value.getClass()));
        }
        Codec codec = written == null ? null : slot.codecOf(written.getClass());
        if (written == null || codec == null || !codec.hasIdentity() && !codec.isReplaced()) {
            writeObject(written);
        } else {
            writer.takeHandle();
            writeNew(written, codec.formOf(written), slot);
        }
    }

    @Override
    public void writeFields(FieldTable fields, Object owner) {
        ((LevelFields) fields).write(writer, owner);
    }

    @Override
    public void writeValues(FieldTable fields, @Nullable Object[] values) {
        ((LevelFields) fields).writeValues(writer, values);
    }
}
