// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** The user's hint about sharing of the objects in a slot. */
public enum Uniqueness {
    UNSPECIFIED,
    /** No other slot holds the same object: the field has an annotation among {@link LayoutHints#unique()}. */
    UNIQUE
}
