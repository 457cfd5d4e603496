// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.after;

/** The state of a ticket. */
public enum Status {
    /** Nobody has looked at it. */
    OPEN,
    /** Somebody has, and asks back; new. */
    WAITING,
    /** It is done. */
    CLOSED
}
