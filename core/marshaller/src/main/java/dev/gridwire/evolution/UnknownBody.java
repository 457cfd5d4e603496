// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.UserCodec;
import java.util.function.Supplier;

/** Reads and writes objects of a missing class, as its writer's schema describes them. */
final class UnknownBody extends Body {

    private final AdaptedSlot[] slots;
    private final Supplier<UserCodec> codec;

    /**
     * Makes the body of a class.
     *
     * @param codec supplies the class's codec, which is made from this body
     */
    UnknownBody(AdaptedSlot[] slots, String[] steps, Supplier<UserCodec> codec) {
        super(steps);
        this.slots = slots;
        this.codec = codec;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        UnknownObject object = (UnknownObject) value;
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].write(writer, object.value(at));
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    @Override
    public Object make() {
        return new UnknownObject(codec.get());
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        UnknownObject object = (UnknownObject) made;
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                object.set(at, slots.length, slots[at].hold(reader));
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }
}
