// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** The user's promise about null in a slot. */
public enum Nullability {
    NULLABLE,
    /** The slot is a primitive, or a reference whose field has an annotation in {@link LayoutHints#nonNull()}. */
    NON_NULL
}
