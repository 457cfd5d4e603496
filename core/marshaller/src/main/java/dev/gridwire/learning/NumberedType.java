// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.Tags;

/**
 * The name of a JDK type, which is a number.
 *
 * @param tag the single byte that names the type; {@link Tags#NULL} for a rare type
 */
record NumberedType(int number, int tag, boolean hasIdentity) implements FusedType {

    private static final int RARE_TAG = Tags.FIRST_TYPE + Tags.RARE_TYPE;

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at) {
        if (tag != Tags.NULL) {
            bytes[at] = (byte) tag;
            return at + 1;
        }
        bytes[at] = RARE_TAG;
        return Packed.varint(bytes, at + 1, behindTag());
    }

    private int behindTag() {
        return number - Tags.RARE_TYPE - 1;
    }

    @Override
    public boolean matches(FusedReader reader, long read) {
        if (tag != Tags.NULL) {
            return read == tag;
        }
        return read == RARE_TAG && reader.in().skip(behindTag());
    }
}
