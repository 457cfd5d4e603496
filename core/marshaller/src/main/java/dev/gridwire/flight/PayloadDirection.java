// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

/** Whether a payload is made or taken apart. */
public enum PayloadDirection {
    /** An object becomes bytes. */
    WRITE,
    /** Bytes become an object. */
    READ
}
