// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import org.junit.jupiter.api.Test;

class BoxesTest {

    @Test
    void boxesAndNullComeBack() {
        byte[] bytes = new byte[64];
        int at = Boxes.put(bytes, 0, Integer.valueOf(-300));
        at = Boxes.put(bytes, at, (Integer) null);
        at = Boxes.put(bytes, at, Boolean.TRUE);
        at = Boxes.put(bytes, at, Double.valueOf(-0.0));
        WireInput in = WireInput.of(bytes, 0, at);
        assertThat(Boxes.readInteger(in)).isEqualTo(-300);
        assertThat(Boxes.readInteger(in)).isNull();
        assertThat(Boxes.readBoolean(in)).isTrue();
        assertThat(Boxes.readDouble(in)).isEqualTo(Double.valueOf(-0.0));
        assertThat(in.remaining()).isZero();
    }

    @Test
    void tagMayTakeMoreBytesThanItNeeds() {
        assertThat(Boxes.readByte(WireInput.of(new byte[] {(byte) 0x81, 0, 7}))).isEqualTo((byte) 7);
        assertThat(Boxes.readByte(WireInput.of(new byte[] {(byte) 0x80, 0}))).isNull();
    }

    @Test
    void otherTagsAreMalformed() {
        assertThatThrownBy(() -> Boxes.readLong(WireInput.of(new byte[] {2, 0})))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("tag=2");
    }
}
