// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlteredBytesTest {

    private final List<byte[]> corpus = new ArrayList<>();

    AlteredBytesTest() {
        for (Object sample : Samples.all()) {
            corpus.add(ZOO.marshal(sample));
        }
    }

    @Test
    void everyProperPrefixIsMalformed() {
        for (byte[] payload : corpus) {
            for (int length = 0; length < payload.length; length++) {
                byte[] prefix = Arrays.copyOf(payload, length);
                assertThatThrownBy(() -> ZOO.unmarshal(prefix)).isInstanceOf(MalformedBytesException.class);
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
