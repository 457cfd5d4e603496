// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What few classes ask of Java serialization. */
class RareHooksTest {

    /** Writes its fields as bytes and objects. */
    static final class ByItself implements Serializable {
        private static final long serialVersionUID = 1L;
        long big = 1;
        int small = 2;
        boolean flag = true;
        byte[] bytes = {3};
        String text = "four";
        transient String seen = "";

        @SuppressWarnings("deprecation")
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("big", 10L);
            fields.put("small", 20);
            fields.put("flag", true);
            fields.put("bytes", new byte[] {30});
            fields.put("text", "forty");
            fields.write(out);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            seen = in.readLong() + " " + in.readBoolean() + " " + in.readInt() + " " + ((byte[]) in.readObject())[0] + " "
                    + in.readObject();
        }
    }

    /** An interface whose objects are replaced. */
    public interface Replaced extends Serializable {

        /** The object that is written. */
        Object writeReplace() throws ObjectStreamException;
    }

    record Answering(Object answer) implements InvocationHandler, Serializable {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return method.getName().equals("writeReplace") ? answer.equals("itself") ? proxy : answer : method.getName();
        }
    }

    private static Object proxy(Object answer) {
        return Proxy.newProxyInstance(
                RareHooksTest.class.getClassLoader(), new Class<?>[] {Replaced.class}, new Answering(answer));
    }

    @Test
    void fieldsThatAreWrittenAsBytesComeInTheOrderOfJavaSerialization() {
        String expected = JavaOracle.javaCopy(new ByItself()).seen;
        assertThat(JavaOracle.copy(new ByItself()).seen).isEqualTo(expected).isEqualTo("10 true 20 30 forty");
    }

    @Test
    void aProxyIsReplacedAsItsInterfaceSays() {
        assertThat(JavaOracle.javaCopy(proxy("stand-in"))).isEqualTo("stand-in");
        assertThat(JavaOracle.<Object>copy(proxy("stand-in"))).isEqualTo("stand-in");
        Object twice = proxy(List.of("once"));
        List<Object> copies = JavaOracle.copy(List.of(twice, twice));
        assertThat(copies).containsExactly(List.of("once"), List.of("once"));
        assertThat(copies.get(0)).isSameAs(copies.get(1));
    }

    @Test
    void aProxyThatStaysItselfComesBack() {
        Object self = proxy("itself");
        assertThat(Proxy.isProxyClass(JavaOracle.javaCopy(self).getClass())).isTrue();
        List<Object> copies = JavaOracle.copy(List.of(self, self));
        assertThat(Proxy.getInvocationHandler(copies.get(0))).isEqualTo(new Answering("itself"));
        assertThat(copies.get(0)).isSameAs(copies.get(1));
    }

    @Test
    void valuesThatAreSharedComeBackAsSeveral() {
        String shared = "shared";
        Object[] java = JavaOracle.javaCopy(new Object[] {shared, shared});
        assertThat(java[1]).isSameAs(java[0]);
        Object[] copy = JavaOracle.copy(new Object[] {shared, shared});
        assertThat(copy[1]).isEqualTo(shared).isNotSameAs(copy[0]);
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesAsKeysOfIdentityMapsAreRefused(Object value) {
        Map<Object, Object> map = new IdentityHashMap<>(Map.of(value, 1));
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.add(value);
        for (Object root : List.of(map, set, new Identities(map))) {
            assertThatThrownBy(() -> JavaOracle.copy(new Object[] {root}))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("key=" + value.getClass().getName())
                    .hasMessageContaining("[entry 0]")
                    .hasMessageContaining("keep the entries in a HashMap");
        }
    }

    static Stream<Object> values() {
        return Stream.of("text", 1, 1.5, UUID.randomUUID(), BigDecimal.ONE, Instant.EPOCH, LocalDate.EPOCH);
    }

    static final class Identities extends IdentityHashMap<Object, Object> {
        private static final long serialVersionUID = 1L;

        Identities(Map<?, ?> map) {
            super(map);
        }
    }

    @Test
    void otherKeysOfIdentityMapsAreFoundByReference() {
        for (Object key : new Object[] {Thread.State.NEW, String.class, new Date(1), List.of(1), new int[] {1}}) {
            Object[] copy = JavaOracle.copy(new Object[] {key, new IdentityHashMap<>(Map.of(key, "value"))});
            assertThat(((Map<?, ?>) copy[1]).get(copy[0])).isEqualTo("value");
        }
        Map<Object, Object> ofNull = new IdentityHashMap<>();
        ofNull.put(null, 1);
        assertThat(JavaOracle.<Map<Object, Object>>copy(ofNull)).containsEntry(null, 1);
    }

    @Test
    void descriptionsOfClassesComeBack() {
        ObjectStreamClass description = ObjectStreamClass.lookup(ByItself.class);
        Object copy = JavaOracle.copy(Map.of("description", description)).get("description");
        assertThat(((ObjectStreamClass) copy).forClass()).isSameAs(ByItself.class);
        assertThat(((ObjectStreamClass) copy).getSerialVersionUID()).isEqualTo(1);
    }
}
