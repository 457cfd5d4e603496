// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

/** The means by which code gets or sets a field. */
public enum FieldAccess {
    /** A field instruction. */
    FIELD,
    /** A field instruction, once the field is no longer final. */
    UNFINAL,
    /** A constant method handle: the field is hidden from the code, or is final and to be set. */
    HANDLE,
    /** An argument of the constructor. */
    ARGUMENT
}
