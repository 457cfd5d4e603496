// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Shop.Note;
import java.nio.charset.StandardCharsets;
import java.rmi.MarshalledObject;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a grid's serializer keeps where an unreadable value counts as absent. */
public interface AbsentContract {

    /** One to which an unreadable value is absent. */
    Door absent(UnaryOperator<MarshallerBuilder> settings);

    @Test
    default void anUnreadableValueIsAbsentCountedAndLogged() throws Exception {
        try (Witnesses witnesses = new Witnesses(() -> absent(DoorContract::allowed))) {
            Door door = witnesses.door();
            byte[] strange = "no payload".getBytes(StandardCharsets.UTF_8);
            assertThat(door.read(strange)).isNull();
            assertThat(door.read(strange)).isNull();
            witnesses.assertCounted("MismatchedShapes", "mismatched-shape", 0);
            witnesses.assertCounted("MalformedBytes", "malformed-bytes", 2);
            assertThat(witnesses.lines("counts a value that it cannot read as absent")).as("log").hasSize(1);
            assertThat(door.read(JavaStreams.of(new MarshalledObject<>("text")))).isNull();
            witnesses.assertSeen("RejectedTypes", "rejected-type", 1, "java.rmi.MarshalledObject");
            assertThat(door.read(door.write(new Note("new", 1)))).isEqualTo(new Note("new", 1));
        }
    }
}
