// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.flight;

/** Tells whether a payload is written or read. */
public enum PayloadDirection {
    /** An object becomes bytes. */
    WRITE,
    /** Bytes become an object. */
    READ
}
