// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.assertSameGraph;
import static dev.gridwire.Marshallers.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.zoo.PlainSamples;
import dev.gridwire.zoo.Zoo;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class RoundTripTest {

    static Stream<Object> objects() {
        return PlainSamples.objects();
    }

    @ParameterizedTest
    @MethodSource("objects")
    void objectsComeBackAsTheSameGraph(Object value) {
        assertSameGraph(value);
    }

    @Test
    void nullComesBack() {
        assertSameGraph(null);
    }

    @Test
    void transientFieldsAreLeftAtWhatTheConstructorMakesOfThem() {
        Zoo.Order copy = roundTrip(new Zoo.Order("x"));
        assertThat(copy.ignored).isZero();
        assertThat(copy.id).isEqualTo("x");
    }

    @Test
    void arraysAreFilledFromTheirOffset() {
        byte[] payload = ZOO.marshal("text");
        byte[] target = new byte[payload.length + 5];
        assertThat(ZOO.marshal("text", target, 3)).isEqualTo(payload.length);
        assertThat(ZOO.<String>unmarshal(target, 3, payload.length)).isEqualTo("text");
    }

    @Test
    void streamsAndBuffersHoldTheSameBytes() throws IOException {
        byte[] payload = ZOO.marshal(List.of(1, 2));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        ZOO.marshal(List.of(1, 2), stream);
        assertThat(stream.toByteArray()).isEqualTo(payload);
        assertThat(ZOO.<Object>unmarshal(new ByteArrayInputStream(payload))).isEqualTo(List.of(1, 2));
        for (ByteBuffer buffer : List.of(ByteBuffer.allocate(100), ByteBuffer.allocateDirect(100))) {
            buffer.put((byte) 0);
            ZOO.marshal(List.of(1, 2), buffer);
            assertThat(buffer.position()).isEqualTo(payload.length + 1);
            buffer.flip().position(1);
            assertThat(ZOO.<Object>unmarshal(buffer)).isEqualTo(List.of(1, 2));
            assertThat(buffer.hasRemaining()).isFalse();
        }
    }

    @Test
    void registeredIdsStandForNames() {
        Marshaller byId = Marshaller.builder().register(Zoo.Node.class, 7).schemas(SchemaStore.inMemory()).build();
        byte[] bytes = byId.marshal(new Zoo.Node(3));
        assertThat(bytes).hasSizeLessThan(10);
        assertThat(byId.<Zoo.Node>unmarshal(bytes).value).isEqualTo(3);
    }
}
