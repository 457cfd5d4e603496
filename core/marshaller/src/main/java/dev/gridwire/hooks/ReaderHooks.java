// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.graph.KernelReader;
import dev.gridwire.graph.ReadHooks;
import dev.gridwire.hooks.stream.FieldTable;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.HookInput;
import dev.gridwire.hooks.stream.InputGraph;
import dev.gridwire.hooks.stream.Validations;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.util.BitSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds what hooks need of one reader: the stream that they read from, validations, and handles without an object. */
public final class ReaderHooks implements InputGraph, ReadHooks {

    /** The message of Java serialization. */
    private static final String BACK_REFERENCE = "cannot read back reference as unshared";

    private final KernelReader reader;
    private @Nullable HookInput input;
    private final Validations validations = new Validations();
    private BitSet resolvedToNull = new BitSet(0);
    private BitSet unshared = new BitSet(0);
    private boolean isUsed;

    /** Makes the hooks' state of one reader. */
    public ReaderHooks(KernelReader reader) {
        this.reader = reader;
    }

    /** Returns the state of the reader that calls a hook. */
    public static ReaderHooks of(GraphReader reader) {
        return (ReaderHooks) ((KernelReader) reader).hooks();
    }

    /**
     * Begins a hook.
     *
     * @param fields null for an Externalizable
     */
    HookInput begin(HookInput.Part part, @Nullable FieldTable fields, Object owner) {
        isUsed = true;
        if (input == null) {
            try {
                input = new HookInput(this, validations);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
        input.begin(part, fields, owner);
        return input;
    }

    /** Returns the cause of a hook's failure; the hook's stream may know a better one. */
    Throwable cause(Throwable thrown) {
        return input == null ? thrown : input.cause(thrown);
    }

    @Override
    public @Nullable Object validated(@Nullable Object root) {
        if (isUsed) {
            try {
                validations.run();
            } catch (InvalidObjectException | RuntimeException | StackOverflowError e) {
                throw HookedCodec.failed("validateObject", root == null ? Object.class : root.getClass(), e);
            }
        }
        return root;
    }

    @Override
    public void clear() {
        if (isUsed) {
            isUsed = false;
            validations.clear();
            resolvedToNull = resolvedToNull.isEmpty() ? resolvedToNull : new BitSet(0);
            unshared = unshared.isEmpty() ? unshared : new BitSet(0);
            if (input != null) {
                input.clear();
            }
        }
    }

    /** Notes the object that another was resolved to, for all later references. */
    void resolve(int handle, Object made, @Nullable Object object) {
        isUsed = true;
        reader.evolution().replaced(made, object);
        reader.keep(handle, object);
        if (object == null) {
            resolvedToNull.set(handle);
        }
    }

    @Override
    public boolean isResolvedToNull(int handle) {
        if (unshared.get(handle)) {
            throw in().malformed("an object that is not shared is referred to again: handle=" + handle);
        }
        return resolvedToNull.get(handle);
    }

    @Override
    public WireInput in() {
        return reader.in();
    }

    @Override
    public @Nullable Object readObject() {
        return reader.readPolymorphic(reader.types().element());
    }

    @Override
    public @Nullable Object readUnshared() throws InvalidObjectException {
        boolean isBack = in().peekVarint() == Tags.BACK;
        Object value = unshared(this::readObject);
        if (isBack) {
            throw new InvalidObjectException(BACK_REFERENCE);
        }
        return value;
    }

    /**
     * Reads a field that is listed as unshared.
     *
     * @param slot the slot that {@code reading} reads
     */
    public @Nullable Object unshared(ReferenceSlot slot, Supplier<@Nullable Object> reading) {
        boolean isNamed = slot.form() == ReferenceSlot.Form.NAMED || slot.form() == ReferenceSlot.Form.DECLARED_OR_NAMED;
        boolean isBack = isNamed && in().peekVarint() == Tags.BACK;
        int before = reader.handle();
        Object value = unshared(reading);
        boolean isSame = slot.form() == ReferenceSlot.Form.MONOMORPHIC && value != null && reader.handle() == before;
        if (isBack || isSame && slot.target().hasIdentity()) {
            throw in().malformed(BACK_REFERENCE);
        }
        return value;
    }

    private @Nullable Object unshared(Supplier<@Nullable Object> reading) {
        int handle = reader.handle() + 1;
        Object value = reading.get();
        if (reader.handle() >= handle) {
            isUsed = true;
            reader.keep(handle, null);
            unshared.set(handle);
        }
        return value;
    }

    @Override
    public void readFields(FieldTable fields, Object owner) {
        ((LevelFields) fields).read(reader, owner);
    }

    @Override
    public FieldValues readValues(FieldTable fields, Object owner) {
        return ((LevelFields) fields).readValues(reader, owner);
    }

    @Override
    public void leftUnread(FieldTable fields) {
        reader.evolution().lost(fields.owner(), "data that its hooks wrote behind the fields");
    }

    /** Keeps a field that the object's class lacks here. */
    void keep(Object owner, String name, @Nullable Object value) {
        reader.evolution().keep(owner, name, value, reader.unknown().leadsOut());
    }
}
