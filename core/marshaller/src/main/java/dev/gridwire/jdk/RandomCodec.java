// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.reflect.HiddenFields;
import dev.gridwire.reflect.RandomState;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads random generators, which continue where they were.
 *
 * <pre>
 * +-------------+----------------------------------+-----------------------------------+
 * | varint seed | boolean: a next Gaussian is known| if so, 8 bytes: the next Gaussian |
 * +-------------+----------------------------------+-----------------------------------+
 * </pre>
 */
public final class RandomCodec extends LeafCodec {

    private static final long SEED_END = 1L << 48;

    RandomCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    @Override
    public void write(WireOutput out, Object value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        boolean known = (Boolean) Objects.requireNonNull(fields.get("haveNextNextGaussian"));
        out.writeVarint((Long) Objects.requireNonNull(fields.get("seed")));
        out.writeBoolean(known);
        if (known) {
            out.writeDouble((Double) Objects.requireNonNull(fields.get("nextNextGaussian")));
        }
    }

    @Override
    public Object read(WireInput in) {
        long seed = in.readVarint();
        if (seed < 0 || seed >= SEED_END) {
            throw in.malformed("this is no value of its class: class=java.util.Random, seed=" + Long.toUnsignedString(seed));
        }
        Random made = new Random();
        RandomState.set(made, seed, in.readBoolean() ? in.readDouble() : null);
        return made;
    }
}
