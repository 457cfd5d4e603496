// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import dev.gridwire.trials.codec.HandInput;
import dev.gridwire.trials.codec.HandOutput;
import dev.gridwire.trials.codec.ObjectCodec;

/** The least cost of a sample: no class, no null, and one fact about identity, the reference to itself. */
public final class SampleByHand implements ObjectCodec {

    /** A flag, an int, a float and a short. */
    private static final int FIXED_BYTES = 1 + HandOutput.INT_BYTES + Float.BYTES + Short.BYTES;
    private static final int ITSELF = 1;

    private final HandOutput out = new HandOutput();

    @Override
    public byte[] write(Object value) {
        SampleObject sample = (SampleObject) value;
        out.begin(FIXED_BYTES);
        out.int8(flagOf(sample));
        out.int32(sample.intValue());
        out.fixed32(Float.floatToRawIntBits(sample.floatValue()));
        out.int16(sample.shortValue());
        out.longs(sample.longs());
        out.doubles(sample.doubles());
        return out.toBytes();
    }

    @Override
    public Object read(byte[] bytes) {
        HandInput in = new HandInput(bytes);
        if (in.int8() != ITSELF) {
            throw new IllegalArgumentException("A sample of this class refers to itself: bytes=" + bytes.length);
        }
        int intValue = in.int32();
        float floatValue = Float.intBitsToFloat(in.fixed32());
        return new SampleObject(intValue, floatValue, (short) in.int16(), in.longs(), in.doubles());
    }

    private static int flagOf(SampleObject sample) {
        if (sample.self() != sample) {
            throw new IllegalArgumentException("Only a sample that refers to itself can be written: self=" + sample.self());
        }
        return ITSELF;
    }
}
