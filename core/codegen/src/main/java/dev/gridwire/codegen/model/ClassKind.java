// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/** Lists the five kinds of type declarations. The class of an enum constant's body is a {@link #CLASS}. */
public enum ClassKind {
    CLASS,
    INTERFACE,
    ANNOTATION,
    ENUM,
    RECORD
}
