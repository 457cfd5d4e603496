// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;

/** A message of a fork to its parent. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ForkEvent.Step.class, name = "step"),
    @JsonSubTypes.Type(value = ForkEvent.Part.class, name = "part"),
    @JsonSubTypes.Type(value = ForkEvent.Failed.class, name = "failed"),
    @JsonSubTypes.Type(value = ForkEvent.Broken.class, name = "broken")
})
sealed interface ForkEvent {

    /** A step of a task has ended. */
    record Step() implements ForkEvent {}

    /** A result of a task, or the answer to a command. */
    record Part(JsonNode result) implements ForkEvent {}

    /** The request failed; the fork takes further requests. */
    record Failed(String message) implements ForkEvent {}

    /** The fork cannot continue. */
    record Broken(Cause cause, String message) implements ForkEvent {}

    /** Why a fork broke, as far as the user can fix it. */
    enum Cause {
        MEMORY,
        /** The message is a sentence for the user. */
        WORDED,
        OTHER
    }
}
