// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/** The five sorts of type declaration. The class of an enum constant's body is a {@link #CLASS}. */
public enum ClassKind {
    CLASS,
    INTERFACE,
    ANNOTATION,
    ENUM,
    RECORD
}
