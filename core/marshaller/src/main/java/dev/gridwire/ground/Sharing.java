// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** Determines which objects a writer remembers so that it can refer back to them. It changes no byte. */
public enum Sharing {
    /** Objects that a second reference can lead to, as far as an analysis of the root's class tells. */
    ANALYSED,
    /** All objects. */
    ASSUMED
}
