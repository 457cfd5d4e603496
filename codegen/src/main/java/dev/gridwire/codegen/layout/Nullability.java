// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** Whether a slot may hold null. */
public enum Nullability {
    NULLABLE,
    /** A primitive, or a reference whose field has an annotation among {@link LayoutHints#nonNull()}. */
    NON_NULL
}
