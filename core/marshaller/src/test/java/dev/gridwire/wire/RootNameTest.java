// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The schema's hash in the first bytes of a payload. */
class RootNameTest {

    private static final int HASH = 0x04030201;
    private static final byte HEADER = (byte) PayloadHeader.of(false, false);

    private static byte[] payload(int... name) {
        WireOutput out = new WireOutput(1_000);
        out.writeByte(HEADER);
        for (int each : name) {
            out.writeByte(each);
        }
        out.writeFixedInt(HASH);
        out.writeFixedInt(0);
        return out.toByteArray();
    }

    private static long schema(byte[] payload) {
        return RootName.schema(payload, 0, payload.length);
    }

    @Test
    void itStandsBehindAName() {
        assertThat(schema(payload(Tags.BY_NAME, (1 + (2 << 2)), 'a', 'b'))).isEqualTo(HASH);
        assertThat(schema(payload(Tags.CARRIED, Tags.BY_NAME, (1 + (1 << 2)), 'a'))).isEqualTo(HASH);
    }

    /** The schema that follows has the name. */
    @Test
    void itStandsBehindNoName() {
        assertThat(schema(payload(Tags.CARRIED, Tags.BY_NAME, 0))).isEqualTo(HASH);
    }

    @Test
    void itStandsBehindAnId() {
        assertThat(schema(payload(Tags.BY_ID, 5))).isEqualTo(HASH);
        assertThat(schema(payload(Tags.CARRIED, Tags.BY_ID, 0x85, 1))).isEqualTo(HASH);
    }

    @Test
    void aPayloadThatEndsBeforeHasNone() {
        for (int length = 0; length < 8; length++) {
            assertThat(RootName.schema(payload(Tags.CARRIED, Tags.BY_NAME, 0), 0, length)).isEqualTo(RootName.NONE);
        }
    }
}
