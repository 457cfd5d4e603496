// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.Refusal;
import dev.gridwire.packing.Packing;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects that refer to no others. Each takes at least one byte, so a count of them can be checked. */
public abstract class LeafCodec extends Codec {

    /** Makes the codec of a class whose objects refer to no others. */
    public LeafCodec(Class<?> type, TypeName name, Identity identity) {
        this(type, name, identity, null);
    }

    /** As {@link #LeafCodec(Class, TypeName, Identity)}, for a class that has objects which another codec writes. */
    public LeafCodec(Class<?> type, TypeName name, Identity identity, @Nullable Forms forms) {
        super(type, name, identity, forms);
    }

    /** Writes an object of the class. */
    public abstract void write(WireOutput out, Object value);

    /** Returns the class's own code for the same bytes, in payloads that keep every NaN; null if there is none. */
    public @Nullable Packing packing() {
        return null;
    }

    /** Reads an object. May throw what the JDK's factories throw. */
    public abstract Object read(WireInput in);

    /** As {@link #read}, for a field that is unknown here; returns a stand-in if what it names is missing here, too. */
    protected Object readUnknown(WireInput in) {
        return read(in);
    }

    /** As {@link #readChecked(WireInput)}, but returns a stand-in if the value belongs to a field that is unknown here. */
    public final Object readChecked(GraphReader reader) {
        return readChecked(reader.in(), reader.unknown().isHere());
    }

    /** Reads an object. Exceptions of the JDK's factories for values out of range become refusals of malformed bytes. */
    public final Object readChecked(WireInput in) {
        return readChecked(in, false);
    }

    private Object readChecked(WireInput in, boolean isUnknown) {
        int at = in.offset();
        try {
            return isUnknown ? readUnknown(in) : read(in);
        } catch (MalformedBytesException | Refusal e) {
            throw e;
        } catch (RuntimeException e) {
            String rule = "this is no value of its class: class=" + EscapedNames.of(type().getName());
            throw Refusal.bytes(rule + ", exception=" + e.getClass().getName(), at, e);
        }
    }

    @Override
    public final void writeBody(GraphWriter writer, Object value) {
        write(writer.out(), value);
    }

    @Override
    public final Object readBody(GraphReader reader) {
        return readChecked(reader);
    }
}
