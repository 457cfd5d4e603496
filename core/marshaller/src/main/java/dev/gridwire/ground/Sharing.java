// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** The objects that a writer remembers, so as to refer back to them. It changes no byte. */
public enum Sharing {
    /** Objects that a second reference can lead to, as far as the root's class tells. */
    ANALYSED,
    /** All. */
    ASSUMED
}
