// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An object of a class that is missing here. It is not a record, since it has an identity. */
final class UnknownObject implements UnknownValue {

    private static final int FIRST_LENGTH = 8;
    private static final @Nullable Object[] NONE = {};

    private final Codec codec;
    private @Nullable Object[] values = NONE;

    UnknownObject(Codec codec) {
        this.codec = codec;
    }

    @Override
    public Codec codec() {
        return codec;
    }

    /** Returns the value of a slot, in the writer's order; null if it was not read yet. */
    @Nullable Object value(int slot) {
        return slot < values.length ? values[slot] : null;
    }

    /**
     * Sets the next value. The array grows as values arrive. The schema states the number of slots, and thousands of objects may
     * be made before the bytes of one have proven it.
     *
     * @param count the number of all slots
     */
    void set(int slot, int count, @Nullable Object value) {
        if (slot == values.length) {
            values = Arrays.copyOf(values, Math.min(count, Math.max(FIRST_LENGTH, 2 * slot)));
        }
        values[slot] = value;
    }
}
