// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.Refusal;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for the body of a class whose own body is not generated yet, or never will be. It asks the class's codec each time.
 */
final class DelegatingBody extends Body {

    private final ReferenceSlot slot;

    /**
     * Returns the permanent body for objects of exactly a slot's declared class. It is a generated body, which the compiler
     * specializes where it is held as a constant, or else a body that asks each time.
     */
    static Body lasting(ReferenceSlot slot) {
        try {
            Body generated = slot.userTarget().generated();
            return generated != null ? generated : new DelegatingBody(slot);
        } catch (Refusal e) {
            // The failure matters only when an object is met.
            return new DelegatingBody(slot);
        }
    }

    private DelegatingBody(ReferenceSlot slot) {
        super(new String[0]);
        this.slot = slot;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        slot.body().write(writer, value);
    }

    @Override
    public void writeNamed(GraphWriter writer, Object value, UserCodec codec, boolean isDeclared) {
        slot.body().writeNamed(writer, value, codec, isDeclared);
    }

    @Override
    public int hashIn(int hashing, @Nullable Object value) {
        return slot.body().hashIn(hashing, value);
    }

    @Override
    public void writeElements(GraphWriter writer, ElementBuffer elements, int count, UserCodec codec) {
        slot.body().writeElements(writer, elements, count, codec);
    }

    @Override
    public Object make() {
        return slot.body().make();
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        slot.body().fill(reader, made);
    }

    @Override
    public Object read(GraphReader reader) {
        return slot.body().read(reader);
    }

    @Override
    public void readElements(GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec) {
        slot.body().readElements(reader, target, count, codec);
    }
}
