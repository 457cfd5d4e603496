// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import dev.gridwire.wire.Tags;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Bytes that differ from right ones in one place: a number that a hook takes for a size or a load factor, or a reference back
 * where anything else stood.
 */
record Altered(String what, Supplier<byte[]> bytes) {

    private static final int[] NUMBERS = {Integer.MAX_VALUE, -1, 1 << 30, 1 << 20, 1, Float.floatToIntBits(1e-8f),
        Float.floatToIntBits(Float.NaN), Float.floatToIntBits(Float.POSITIVE_INFINITY)};
    private static final int MOST_DISTANCE = 6;

    static List<Altered> all(byte[] right) {
        List<Altered> all = new ArrayList<>();
        for (int i = 1; i < right.length; i++) {
            int at = i;
            for (int number : at + Integer.BYTES <= right.length ? NUMBERS : new int[0]) {
                all.add(new Altered(Integer.toHexString(number) + " at " + at, () -> {
                    byte[] altered = right.clone();
                    ByteBuffer.wrap(altered).putInt(at, number);
                    return altered;
                }));
            }
            for (int distance = 0; distance < MOST_DISTANCE; distance++) {
                byte back = (byte) distance;
                all.add(new Altered("back by " + back + " at " + at, () -> ByteBuffer.allocate(right.length + 1)
                        .put(right, 0, at).put((byte) Tags.BACK).put(back).put(right, at + 1, right.length - at - 1).array()));
            }
        }
        return all;
    }
}
