// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.mutation.Attempt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class AlteredBytesTest {

    private static final int LONG = 100;
    /** Behind the header, the two bytes of a rare type, and the form of its one part. */
    private static final int SET_TYPE = 5;
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

    /** The elements of a set stand in another order in each virtual machine. */
    @Test
    void aSetOfAMapWithOtherValuesThanTrueIsRefusedInTheSameWordsWhicheverComesFirst() {
        byte[] empty = ZOO.marshal(Collections.newSetFromMap(new ConcurrentHashMap<>()));
        List<String> messages = new ArrayList<>();
        for (List<Object> values : List.of(List.<Object>of(false, 1), List.<Object>of(1, false), List.<Object>of(true, 1))) {
            Map<Object, Object> map = new LinkedHashMap<>();
            values.forEach(each -> map.put("key " + map.size(), each));
            byte[] content = ZOO.marshal(map);
            // A header, the type of the set, and the map behind it.
            byte[] payload = Arrays.copyOf(empty, SET_TYPE + content.length - 1);
            System.arraycopy(content, 1, payload, SET_TYPE, content.length - 1);
            messages.add(String.valueOf(Attempt.of(ZOO::unmarshal, payload).failure()));
        }
        assertThat(messages.get(0)).contains("IllegalArgumentException", "SetFromMap");
        assertThat(new HashSet<>(messages)).hasSize(1);
    }
}
