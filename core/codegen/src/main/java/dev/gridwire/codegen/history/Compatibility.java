// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.history;

/** The effect of a difference between two states of a class on their payloads, from the mildest to the gravest. */
public enum Compatibility {
    /** Both states read each other's payloads. */
    COMPATIBLE,
    /** A field may have another name now. If so, its content is kept, but readers do not find it. */
    QUESTIONABLE,
    /** Code of the class decides, or whether an equal value of another type exists. Only a try can tell. */
    UNTRIED,
    /** The present state reads all recorded payloads, but the recorded state refuses some present ones, by their values. */
    NEEDS_READERS_FIRST,
    /** The present state refuses some recorded payloads, depending on their values. */
    DATA_DEPENDENT,
    /** Payloads are refused, or their meaning is unknown. */
    INCOMPATIBLE
}
