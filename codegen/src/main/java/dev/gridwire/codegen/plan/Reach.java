// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** How code in the class's nest gets at a field. */
public enum Reach {
    /** By a field instruction. */
    FIELD,
    /** By a constant method handle: a private field of another nest, or a final one that is to be set. */
    HANDLE,
    /** As an argument of the constructor. */
    ARGUMENT
}
