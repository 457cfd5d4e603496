// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static dev.gridwire.Marshallers.zoo;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.zoo.Zoo;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LimitsTest {

    private static final Limits DEFAULT = Limits.DEFAULT;

    /** Below the limit and at it both ways work; beyond it writing refuses, and so does reading of others' payloads. */
    private static void assertLimit(Object below, Object at, Object beyond, Limits limits, String name) {
        Marshaller limited = zoo(limits);
        for (Object fine : List.of(below, at)) {
            assertThatCode(() -> limited.unmarshal(limited.marshal(fine))).doesNotThrowAnyException();
        }
        assertThatThrownBy(() -> limited.marshal(beyond))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining(name)
                .hasMessageContaining("limit=");
        byte[] payload = ZOO.marshal(beyond);
        assertThatThrownBy(() -> limited.unmarshal(payload))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining(name)
                .hasMessageContaining("limit=");
        assertThatCode(() -> limited.unmarshal(limited.marshal(at))).doesNotThrowAnyException();
    }

    @Test
    void bytes() {
        Limits limits = DEFAULT.withBytes(20);
        assertLimit("x".repeat(16), "x".repeat(17), "x".repeat(18), limits, "bytes");
        byte[] large = ZOO.marshal("x".repeat(100));
        assertThatThrownBy(() -> zoo(limits).unmarshal(new ByteArrayInputStream(large)))
                .isInstanceOf(MismatchedShapeException.class);
    }

    private static Object nested(int levels) {
        Object value = "core";
        for (int i = 0; i < levels; i++) {
            value = Optional.of(value);
        }
        return value;
    }

    @Test
    void depthOfWhatCannotBeDeferred() {
        assertLimit(nested(9), nested(10), nested(11), DEFAULT.withDepth(10), "depth");
        assertThatThrownBy(() -> ZOO.marshal(nested(257))).isInstanceOf(MismatchedShapeException.class);
        assertThatCode(() -> ZOO.unmarshal(ZOO.marshal(nested(256)))).doesNotThrowAnyException();
    }

    @Test
    void theGreatestDepthFitsADefaultStack() {
        Marshaller deep = zoo(DEFAULT.withDepth(400));
        assertThatCode(() -> deep.unmarshal(deep.marshal(nested(400)))).doesNotThrowAnyException();
    }

    @Test
    void references() {
        assertLimit(new int[2][], new int[][] {{1}, {2}}, new int[][] {{1}, {2}, {3}}, DEFAULT.withReferences(3), "references");
    }

    @Test
    void containerLength() {
        Limits limits = DEFAULT.withContainerLength(3);
        assertLimit(List.of(1, 2), List.of(1, 2, 3), List.of(1, 2, 3, 4), limits, "containerLength");
        assertLimit(new Object[2], new Object[3], new Object[4], limits, "containerLength");
    }

    private static Object sets(int levels) {
        Object value = "core";
        for (int i = 0; i < levels; i++) {
            value = new HashSet<>(Set.of(value));
        }
        return value;
    }

    @Test
    void hashNesting() {
        assertLimit(sets(4), sets(5), sets(6), DEFAULT.withHashNesting(5), "hashNesting");
        assertThatCode(() -> ZOO.unmarshal(ZOO.marshal(sets(8)))).doesNotThrowAnyException();
        assertThatThrownBy(() -> ZOO.marshal(sets(9))).isInstanceOf(MismatchedShapeException.class);
    }

    @Test
    void types() {
        Object one = new Zoo.Empty();
        Object two = List.of(new Zoo.Empty(), new Zoo.Node(1));
        Object three = List.of(new Zoo.Empty(), new Zoo.Node(1), Zoo.Colour.RED);
        assertLimit(one, two, three, DEFAULT.withTypes(2), "types");
    }

    @Test
    void listsThatHoldTheNextOneTwiceAreRefusedAsKeys() {
        List<Object> list = new ArrayList<>(List.of("core"));
        for (int i = 0; i < 40; i++) {
            list = new ArrayList<>(List.of(list, list));
        }
        List<Object> top = list;
        assertThatCode(() -> ZOO.unmarshal(ZOO.marshal(top))).doesNotThrowAnyException();
        // A hash map that holds it cannot be made in reasonable time: the payload is put together from an identity map's.
        Map<Object, Object> map = new IdentityHashMap<>();
        map.put(top, 1);
        byte[] payload = ZOO.marshal(map);
        byte[] forged = new byte[payload.length - 1];
        forged[0] = (byte) (payload[0] | 0b10); // keys have an identity
        forged[1] = 8 + 37;
        System.arraycopy(payload, 3, forged, 2, payload.length - 3);
        assertThatThrownBy(() -> ZOO.unmarshal(forged))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("too much work to hash");
        forged[0] = payload[0];
        assertThatThrownBy(() -> ZOO.unmarshal(forged))
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("the header says that no container hashes or compares objects with an identity");
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> DEFAULT.withBytes(0));
        assertThatIllegalArgumentException().isThrownBy(() -> DEFAULT.withDepth(5_000));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ZOO.marshal("too long", new byte[3], 0))
                .withMessageContaining("neededBytes=");
    }
}
