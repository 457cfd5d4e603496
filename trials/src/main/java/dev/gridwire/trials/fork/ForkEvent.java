// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.gridwire.trials.result.Cell;

/** What a fork tells its parent. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ForkEvent.Listening.class, name = "listening"),
    @JsonSubTypes.Type(value = ForkEvent.RoundDone.class, name = "round"),
    @JsonSubTypes.Type(value = ForkEvent.CellDone.class, name = "cell"),
    @JsonSubTypes.Type(value = ForkEvent.Broken.class, name = "broken")
})
sealed interface ForkEvent {

    /** A member is ready for clients at the address. */
    record Listening(String address) implements ForkEvent {}

    /** A round that counts has ended. */
    record RoundDone(String workload) implements ForkEvent {}

    /** A cell is complete. */
    record CellDone(Cell cell) implements ForkEvent {}

    /** The fork cannot go on. */
    record Broken(Cause cause, String message) implements ForkEvent {}

    /** Why a fork broke, as far as the user can mend it. */
    enum Cause {
        MEMORY,
        PORT,
        OTHER
    }
}
