// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** The user's hint about whether the objects in a slot are shared. */
public enum Uniqueness {
    UNSPECIFIED,
    /** No other slot holds the same object: the field has an annotation in {@link LayoutHints#unique()}. */
    UNIQUE
}
