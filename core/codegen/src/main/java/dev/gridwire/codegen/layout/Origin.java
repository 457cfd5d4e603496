// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** The origin of a class. */
public enum Origin {
    USER,
    /** The JDK's: closed to us, and its fields differ between releases, so its part of an object has a hand-written codec. */
    PLATFORM
}
