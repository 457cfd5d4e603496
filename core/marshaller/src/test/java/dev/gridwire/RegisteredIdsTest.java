// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.schema.SchemaStore;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids of every length, and ids that share a place where classes are remembered by them. */
class RegisteredIdsTest {

    /** An id of two bytes, and steps to others whose low bits are the same: one of two bytes, one of more. */
    private static final int NEAR = 130;
    private static final int STEP = 1 << 12;
    private static final int FAR = 1 << 20;

    record Case(int id, boolean isShared) {}

    record One(int value) {}

    record Other(int value) {}

    static final class Plain {
        private final int value;

        Plain(int value) {
            this.value = value;
        }
    }

    static Stream<Case> ids() {
        return Stream.of(0, 1, 63, 64, 127, 128, 255, 256, 257, 1_023, 1_024, 16_383, 16_384, 1 << 21, 1 << 28, Integer.MAX_VALUE)
                .flatMap(id -> Stream.of(new Case(id, true), new Case(id, false)));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void anObjectComesBackByAnyId(Case given) {
        Marshaller writer = marshaller(given.isShared(), Plain.class, given.id());
        Marshaller reader = given.isShared() ? writer : marshaller(false, Plain.class, given.id());
        byte[] root = writer.marshal(new Plain(5));
        byte[] elements = writer.marshal(new ArrayList<>(List.of(new Plain(6), new Plain(7), "x", new Plain(8))));

        // Twice, since the first result is remembered.
        for (int time = 0; time < 2; time++) {
            Plain back = reader.unmarshal(root);
            List<Object> list = reader.unmarshal(elements);

            assertThat(back.value).isEqualTo(5);
            assertThat(((Plain) list.get(1)).value).isEqualTo(7);
            assertThat(((Plain) list.get(3)).value).isEqualTo(8);
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void anIdThatNobodyRegisteredIsNamed(Case given) {
        byte[] payload = marshaller(given.isShared(), Plain.class, given.id()).marshal(new Plain(5));
        Marshaller reader = Marshaller.builder().build();

        assertThatThrownBy(() -> reader.unmarshal(payload))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll("No class was registered with the id: id=" + given.id() + " at", "same ids on both");
    }

    @Test
    void idsThatShareAPlaceAreToldApart() {
        Marshaller marshaller = Marshaller.builder()
                .schemas(SchemaStore.inMemory())
                .register(One.class, NEAR)
                .register(Other.class, NEAR + STEP)
                .register(Plain.class, NEAR + FAR)
                .build();
        byte[] one = marshaller.marshal(new One(1));
        byte[] other = marshaller.marshal(new Other(1));
        byte[] plain = marshaller.marshal(new Plain(1));

        for (int time = 0; time < 3; time++) {
            assertThat(marshaller.<Object>unmarshal(one)).isEqualTo(new One(1));
            assertThat(marshaller.<Object>unmarshal(other)).isEqualTo(new Other(1));
            assertThat(marshaller.<Object>unmarshal(plain)).isInstanceOf(Plain.class);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void idsThatTwoSidesGaveTheOtherWayRoundAreNamedWithTheirClasses(boolean hasStore) {
        SchemaStore store = hasStore ? SchemaStore.inMemory() : SchemaStore.inPayload();
        Marshaller writer = Marshaller.builder().schemas(store).register(One.class, 1).register(Plain.class, 2).build();
        Marshaller reader = Marshaller.builder().schemas(store).register(Plain.class, 1).register(One.class, 2).build();
        byte[] payload = writer.marshal(new One(1));

        assertThatThrownBy(() -> reader.unmarshal(payload))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContainingAll("The payload's id is another class's here: id=1, class=" + Plain.class.getName(),
                        "payloadClass=" + One.class.getName(), "same ids on both sides");
    }

    @Test
    void anIdOfAClassThatTheStoreOfTheReaderDoesNotKnowIsNamed() {
        byte[] payload = marshaller(true, One.class, 1).marshal(new One(1));
        assertThatThrownBy(() -> marshaller(true, Plain.class, 1).unmarshal(payload))
                .hasMessageContainingAll("The payload's schema is not known: id=1, class=" + Plain.class.getName(),
                        "if the id is another class's there");
    }

    private static Marshaller marshaller(boolean isShared, Class<?> type, int id) {
        MarshallerBuilder builder = isShared ? Marshaller.builder().schemas(SchemaStore.inMemory()) : Marshaller.builder();
        return builder.register(type, id).build();
    }
}
