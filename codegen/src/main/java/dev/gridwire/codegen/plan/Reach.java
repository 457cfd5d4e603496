// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** How code gets at a field. */
public enum Reach {
    /** By a field instruction. */
    FIELD,
    /** By a constant method handle: a field that code cannot name from where it stands, or a final one that is to be set. */
    HANDLE,
    /** As an argument of the constructor. */
    ARGUMENT
}
