// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.Marshallers.ZOO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.zoo.Hooked;
import dev.gridwire.zoo.Zoo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class RefusedClassesTest {

    static Stream<Object> refused() {
        Runnable lambda = () -> { };
        return Stream.of(new Hooked.OwnCalendar(), new Hooked.OwnNumbers(), lambda);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void classesThatCannotComeBackAreRefusedByName(Object value) {
        assertThatThrownBy(() -> ZOO.marshal(List.of(value)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("not supported yet: class=" + value.getClass().getName())
                .hasMessageContaining("[0]");
        assertThat(ZOO.<Integer>unmarshal(ZOO.marshal(5))).isEqualTo(5);
    }

    @Test
    void aConstructorThatThrowsIsLeftOut() {
        byte[] bytes = ZOO.marshal(new Hooked.Throwing());
        assertThat(ZOO.<Object>unmarshal(bytes)).isInstanceOf(Hooked.Throwing.class);
        System.setProperty("gridwire.throwing", "true");
        try {
            assertThat(ZOO.<Object>unmarshal(bytes)).isInstanceOf(Hooked.Throwing.class);
        } finally {
            System.clearProperty("gridwire.throwing");
        }
    }

    @Test
    void anotherShapeOfTheClassIsAMismatchThatNamesIt() {
        Marshaller elsewhere = Marshaller.builder().register(Zoo.Node.class).schemas(SchemaStore.inMemory()).build();
        byte[] bytes = elsewhere.marshal(new Zoo.Node(1));
        int schema = bytes.length - 3;
        bytes[schema] ^= 1;
        assertThatThrownBy(() -> ZOO.unmarshal(bytes))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The payload's schema is not known: class=dev.gridwire.zoo.Zoo$Node, payloadSchema=");
    }

    @Test
    void aMapInAccessOrderKeepsItsOrderWhenItIsWritten() {
        Map<String, Integer> recent = new LinkedHashMap<>(16, 0.75f, true);
        List<String> keys = List.of("a", "b", "c", "d");
        for (String key : keys) {
            recent.put(key, key.length());
            ZOO.marshal(recent);
        }
        assertThat(recent.keySet()).containsExactlyElementsOf(keys);
    }
}
