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

    @Test
    void numbersComeBackWithTheirSigns() {
        out.begin(Long.BYTES * 3);
        out.int16(Short.MIN_VALUE);
        out.int32(Integer.MIN_VALUE);
        out.int64(Long.MIN_VALUE);
        HandInput in = new HandInput(out.toBytes());
        assertThat((short) in.int16()).isEqualTo(Short.MIN_VALUE);
        assertThat(in.int32()).isEqualTo(Integer.MIN_VALUE);
        assertThat(in.int64()).isEqualTo(Long.MIN_VALUE);
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
