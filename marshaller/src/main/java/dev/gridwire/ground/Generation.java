// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** The moment at which a class's body is generated. It changes no byte. */
public enum Generation {
    /** After some uses: to generate code takes longer than to interpret a layout a few times. */
    WHEN_USED,
    /** When the first object of the class comes. */
    AT_ONCE,
    /** Never. */
    NEVER
}
