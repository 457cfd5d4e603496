// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** The kind of code that a fused codec consists of. */
public enum FusedCode {
    /** Companions that the build made, which serve all root classes; no class is defined. */
    COMPANIONS,
    /** Hidden classes that are defined for one root class. */
    GENERATED
}
