// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution.before;

/** How far a ticket is. */
public enum Status {
    /** Nobody has looked at it. */
    OPEN,
    /** It is done. */
    CLOSED
}
