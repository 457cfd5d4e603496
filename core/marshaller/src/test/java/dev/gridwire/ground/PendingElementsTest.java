// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireInput;
import org.junit.jupiter.api.Test;

/** No container is made larger than the elements that can still come. */
class PendingElementsTest {

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
    void announcedBytesAreNotThereForAnother() {
        PendingElements pending = new PendingElements(bytes(40, 9, 1), Limits.DEFAULT);
        assertThat(pending.readCount(2)).as("eighty of 99 bytes").isEqualTo(40);
        assertThat(pending.readCount(2)).as("eighteen of eighteen").isEqualTo(9);
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> pending.readCount(1))
                .withMessageContaining("the payload announces more than it holds: count=1, remainingBytes=97, pendingBytes=98");

        PendingElements tooMany = new PendingElements(bytes(40, 10), Limits.DEFAULT);
        tooMany.readCount(2);
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> tooMany.readCount(2));
    }

    @Test
    void anElementThatBeganIsNotPendingAnyMore() {
        PendingElements pending = new PendingElements(bytes(90, 12, 0), Limits.DEFAULT);
        pending.readCount(1);
        for (int i = 0; i < 4; i++) {
            pending.element();
        }
        assertThat(pending.readCount(1)).as("98 bytes, of which 86 are taken").isEqualTo(12);

        PendingElements fewer = new PendingElements(bytes(90, 12), Limits.DEFAULT);
        fewer.readCount(1);
        for (int i = 0; i < 3; i++) {
            fewer.element();
        }
        assertThatExceptionOfType(MalformedBytesException.class).isThrownBy(() -> fewer.readCount(1));
    }

    @Test
    void theExpectedSizeIsWhatIsAnnouncedOrWhatCanCome() {
        assertThat(new PendingElements(bytes(20), Limits.DEFAULT).expectedSize()).isEqualTo(20);
        assertThat(new PendingElements(bytes(0xfe, 0x7f), Limits.DEFAULT).expectedSize()).as("of a hundred bytes").isEqualTo(99);
        PendingElements pending = new PendingElements(bytes(90, 60), Limits.DEFAULT);
        pending.readCount(1);
        assertThat(pending.expectedSize()).as("one is its length, ninety are others'").isEqualTo(8);
        pending.clear();
        assertThat(pending.expectedSize()).isEqualTo(60);
    }

    @Test
    void aContainerIsAsLongAsTheLimitSays() {
        Limits limits = Limits.DEFAULT.withContainerLength(5);
        assertThatCode(() -> new PendingElements(bytes(5), limits).readCount(1)).doesNotThrowAnyException();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> new PendingElements(bytes(6), limits).readCount(1))
                .withMessageContaining("containerLength=6, limit=5");
    }
}
