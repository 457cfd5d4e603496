// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.Limits;
import dev.gridwire.MalformedBytesException;
import dev.gridwire.wire.WireInput;
import org.junit.jupiter.api.Test;

/** No container is made larger than what can still come. */
class AwaitedTest {

    /** Begins with these numbers, each of one byte, and is a hundred bytes long. */
    private static WireInput bytes(int... numbers) {
        byte[] bytes = new byte[100];
        for (int i = 0; i < numbers.length; i++) {
            bytes[i] = (byte) numbers[i];
        }
        WireInput in = new WireInput();
        in.reset(bytes, 0, bytes.length);
        return in;
    }

    @Test
    void whatIsAnnouncedIsNotThereForAnother() {
        Awaited awaited = new Awaited(bytes(40, 9, 1), Limits.DEFAULT);
        assertThat(awaited.readCount(2)).as("eighty of 99 bytes").isEqualTo(40);
        assertThat(awaited.readCount(2)).as("eighteen of eighteen").isEqualTo(9);
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> awaited.readCount(1))
                .withMessageContaining("more is announced than there is: count=1, remainingBytes=97, awaitedBytes=98");

        Awaited tooMany = new Awaited(bytes(40, 10), Limits.DEFAULT);
        tooMany.readCount(2);
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> tooMany.readCount(2));
    }

    @Test
    void anElementThatBeganIsNotAwaitedAnyMore() {
        Awaited awaited = new Awaited(bytes(90, 12, 0), Limits.DEFAULT);
        awaited.readCount(1);
        for (int i = 0; i < 4; i++) {
            awaited.element();
        }
        assertThat(awaited.readCount(1)).as("98 bytes, of which 86 are taken").isEqualTo(12);

        Awaited fewer = new Awaited(bytes(90, 12), Limits.DEFAULT);
        fewer.readCount(1);
        for (int i = 0; i < 3; i++) {
            fewer.element();
        }
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> fewer.readCount(1));
    }

    @Test
    void theExpectedSizeIsWhatIsAnnouncedOrWhatCanCome() {
        assertThat(new Awaited(bytes(20), Limits.DEFAULT).expectedSize()).isEqualTo(20);
        assertThat(new Awaited(bytes(0xfe, 0x7f), Limits.DEFAULT).expectedSize()).as("of a hundred bytes").isEqualTo(99);
        Awaited awaited = new Awaited(bytes(90, 60), Limits.DEFAULT);
        awaited.readCount(1);
        assertThat(awaited.expectedSize()).as("one is its length, ninety are others'").isEqualTo(8);
        awaited.clear();
        assertThat(awaited.expectedSize()).isEqualTo(60);
    }

    @Test
    void aContainerIsAsLongAsTheLimitSays() {
        Limits limits = Limits.DEFAULT.withContainerLength(5);
        assertThatCode(() -> new Awaited(bytes(5), limits).readCount(1)).doesNotThrowAnyException();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> new Awaited(bytes(6), limits).readCount(1))
                .withMessageContaining("containerLength=6, limit=5");
    }
}
