// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The degrees to which a mechanism preserves a workload's values. */
public enum Outcome {
    /** The decoded graph equals the encoded one. */
    HELD,
    /** Values are equal, but shared objects came back as several, or the reverse. */
    IDENTITY_LOST,
    /** Values are equal, but an object has another class. */
    TYPE_CHANGED,
    /** A value came back changed. */
    VALUE_CHANGED,
    /** The mechanism cannot hold the workload, or does not run in the place; nothing was measured. */
    CANNOT_HOLD,
    /** Something broke that should not have; nothing was measured. */
    FAILED
}
