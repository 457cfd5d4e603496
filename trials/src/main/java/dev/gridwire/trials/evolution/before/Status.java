// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

/** The state of a ticket. */
public enum Status {
    /** Nobody has looked at it. */
    OPEN,
    /** It is done. */
    CLOSED
}
