// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.CanonicalMarshallers.GENERATED;
import static dev.gridwire.CanonicalMarshallers.canonical;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.zoo.Keyed;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exceptions that docs/canonical.md names, and the effects on hooks. */
class CanonicalPromiseTest {

    static Stream<List<Object>> equalAndYetNotTheSame() throws IOException {
        byte[] local = {127, 0, 0, 1};
        Map<Object, Object> linked = new LinkedHashMap<>(Map.of(1, 2));
        linked.put(0, 3);
        Map<Object, Object> otherOrder = new LinkedHashMap<>(Map.of(0, 3));
        otherOrder.put(1, 2);
        return Stream.of(
                List.of(new ArrayList<>(List.of(1, 2)), List.of(1, 2)),
                List.of(Arrays.asList(1, 2), List.of(1, 2)),
                List.of(new HashMap<>(Map.of(1, 2)), new TreeMap<>(Map.of(1, 2))),
                List.of(new HashSet<>(Set.of(1, 2)), Set.of(1, 2)),
                List.of(linked, otherOrder),
                List.of(URI.create("http://HOST/"), URI.create("http://host/")),
                List.of(InetAddress.getByAddress("name", local), InetAddress.getByAddress(local)));
    }

    @ParameterizedTest
    @MethodSource("equalAndYetNotTheSame")
    void theseAreEqualAndHaveOtherBytes(List<Object> two) {
        assertThat(two.get(0)).isEqualTo(two.get(1));
        assertThat(canonical(two.get(0))).isNotEqualTo(canonical(two.get(1)));
    }

    @Test
    void numbersThatAreNotEqualHaveOtherBytes() {
        assertThat(canonical(new BigDecimal("1.0"))).isNotEqualTo(canonical(new BigDecimal("1.00")));
        assertThat(canonical(0.0)).isNotEqualTo(canonical(-0.0));
    }

    /** Counts how often its hook is called. */
    public static final class Counting implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;
        private transient int calls;

        Counting(String name) {
            this.name = name;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            calls++;
            out.defaultWriteObject();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    @Test
    void hooksOfKeysAreCalledForEachSortedContainerAndThenToWrite() {
        Marshaller marshaller = Marshaller.builder().register(Counting.class).canonical().build();
        Counting one = new Counting("one");
        Counting other = new Counting("other");
        marshaller.marshal(List.of(one, other));
        assertThat(one.calls).isEqualTo(1);
        marshaller.marshal(new HashSet<>(List.of(one, other)));
        assertThat(one.calls).isEqualTo(1 + 2);
        marshaller.marshal(new HashSet<>(List.of(new HashSet<>(List.of(one, other)), 1)));
        assertThat(one.calls).isEqualTo(1 + 2 + 3);
        marshaller.marshal(new HashMap<>(Map.of(one, other, other, one)));
        assertThat(one.calls).isEqualTo(1 + 2 + 3 + 3);
    }

    @Test
    void sharedObjectsWithHooksAreWrittenAnewToo() {
        Keyed.OwnSet set = new Keyed.OwnSet();
        GENERATED.marshal(new Object[] {set, set});
        assertThat(set.written()).isEqualTo(2);
    }

    @Test
    void usualBytesCallHooksOnce() {
        Keyed.OwnSet set = new Keyed.OwnSet();
        Marshallers.ZOO.marshal(new Object[] {set, set});
        assertThat(set.written()).isEqualTo(1);
    }
}
