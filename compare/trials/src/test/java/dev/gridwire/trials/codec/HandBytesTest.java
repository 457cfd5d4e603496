// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandBytesTest {

    private final HandOutput out = new HandOutput();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16, 125, 126, 127, 128, 300, 5_000})
    void stringsOfEveryLengthComeBack(int length) {
        for (String text : new String[] {"a".repeat(length), "ÿ".repeat(length), "a".repeat(length) + "ł", "Ж".repeat(length)}) {
            out.begin(0);
            out.string(text);
            HandInput in = new HandInput(out.toBytes());
            assertThat(in.stringOrNull()).isEqualTo(text);
        }
    }

    @Test
    void latin1TakesOneByteACharacterAndOthersTwo() {
        assertThat(bytes("ÿÿÿ")).hasSize(1 + 3);
        assertThat(bytes("ÿÿĀ")).hasSize(1 + 6);
    }

    @Test
    void nullIsNoString() {
        assertThat(new HandInput(bytes(null)).stringOrNull()).isNull();
        assertThat(new HandInput(bytes("")).stringOrNull()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, HandOutput.BULK - 1, HandOutput.BULK, 3_000})
    void arraysOfEveryLengthComeBackFromAnyPosition(int length) {
        SplittableRandom random = new SplittableRandom(length);
        long[] longs = random.longs(length).toArray();
        double[] doubles = random.doubles(length).toArray();
        out.begin(1);
        out.int8(-1);
        out.longs(longs);
        out.doubles(doubles);
        HandInput in = new HandInput(out.toBytes());
        assertThat(in.int8()).isEqualTo((byte) -1);
        assertThat(in.longs()).isEqualTo(longs);
        assertThat(in.doubles()).isEqualTo(doubles);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 63, 64, -64, -65, 1L << 31, -(1L << 31), Long.MAX_VALUE, Long.MIN_VALUE})
    void numbersComeBackWithTheirSigns(long number) {
        out.begin(2 * HandOutput.LONG_BYTES + 2 * Long.BYTES);
        out.int16((short) number);
        out.int32((int) number);
        out.int64(number);
        out.fixed32((int) number);
        out.fixed64(number);
        HandInput in = new HandInput(out.toBytes());
        assertThat((short) in.int16()).isEqualTo((short) number);
        assertThat(in.int32()).isEqualTo((int) number);
        assertThat(in.int64()).isEqualTo(number);
        assertThat(in.fixed32()).isEqualTo((int) number);
        assertThat(in.fixed64()).isEqualTo(number);
    }

    @Test
    void smallNumbersTakeOneByte() {
        out.begin(HandOutput.INT_BYTES);
        out.int32(-64);
        assertThat(out.toBytes()).hasSize(1);
    }

    @Test
    void beginningForgetsWhatWasWritten() {
        bytes("earlier");
        assertThat(bytes("a")).containsExactly(1 << 1, 'a');
    }

    private byte[] bytes(String text) {
        out.begin(0);
        out.string(text);
        return out.toBytes();
    }
}
