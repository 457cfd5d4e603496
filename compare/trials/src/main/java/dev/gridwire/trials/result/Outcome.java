// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The degrees to which a mechanism keeps a workload's values. */
public enum Outcome {
    /** The decoded graph is the encoded one. */
    HELD,
    /** Values are equal, but objects that were one are two, or the reverse. */
    IDENTITY_LOST,
    /** Values are equal, but an object came back as another class. */
    TYPE_CHANGED,
    /** A value came back as another one. */
    VALUE_CHANGED,
    /** The mechanism cannot hold the workload, or does not run in the place; nothing was measured. */
    CANNOT_HOLD,
    /** Something broke that should not have; nothing was measured. */
    FAILED
}
