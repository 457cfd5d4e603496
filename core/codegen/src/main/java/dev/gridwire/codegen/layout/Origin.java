// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** The origin of a class. */
public enum Origin {
    USER,
    /**
     * The JDK. Its classes are closed to us and their fields differ between releases, so their part of an object has a
     * hand-written codec.
     */
    PLATFORM
}
