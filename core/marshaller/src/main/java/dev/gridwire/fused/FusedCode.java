// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** The code of which a fused codec is made. */
public enum FusedCode {
    /** Companions of all classes, which the build made; no class is defined. */
    COMPANIONS,
    /** Hidden classes, made for one root class. */
    GENERATED
}
