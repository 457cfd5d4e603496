// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.mutation.Attempt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlteredBytesTest {

    private static final int LONG = 100;
    /** Of longer payloads each so many-th prefix is tried, every one in the profile "full". */
    private static final int STEP = Effort.percent() < 100 ? 7 : 1;

    private final List<byte[]> corpus = new ArrayList<>();

    AlteredBytesTest() {
        for (Object sample : Samples.all()) {
            corpus.add(ZOO.marshal(sample));
        }
    }

    @Test
    void everyProperPrefixIsMalformed() {
        for (byte[] payload : corpus) {
            int step = payload.length > LONG ? STEP : 1;
            for (int length = 0; length < payload.length; length += step) {
                Throwable failure = Attempt.of(ZOO::unmarshal, Arrays.copyOf(payload, length)).failure();
                // An assertion for each would take far longer than the reading.
                if (!(failure instanceof MalformedBytesException)) {
                    fail("the first %d bytes of %s give %s", length, HexFormat.of().formatHex(payload), failure);
                }
            }
        }
    }

    @Test
    void trailingBytesAreMalformed() {
        for (byte[] payload : corpus) {
            byte[] longer = Arrays.copyOf(payload, payload.length + 1);
            assertThatThrownBy(() -> ZOO.unmarshal(longer))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("trailingBytes=1")
                    .hasMessageEndingWith("at offset " + payload.length);
        }
    }

    @Test
    void otherVersionsFlagsAndFormatsAreRefused() {
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {(byte) 0b1001_0000, 0})).isInstanceOf(MismatchedShapeException.class);
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {(byte) 0b1000_1001, 0})).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> ZOO.unmarshal(new byte[] {0x0a, 0})).isInstanceOf(MalformedBytesException.class);
    }
}
