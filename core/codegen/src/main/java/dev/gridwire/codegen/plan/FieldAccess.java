// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** Tells how code reads or sets a field. */
public enum FieldAccess {
    /** A field instruction. */
    FIELD,
    /** A field instruction, after the field's {@code final} has been removed. */
    UNFINAL,
    /** A constant method handle, because the code cannot name the field, or must set a final field. */
    HANDLE,
    /** An argument of the constructor. */
    ARGUMENT
}
