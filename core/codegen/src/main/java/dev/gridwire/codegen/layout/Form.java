// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

/** Lists the serialized forms of objects. The names are part of the fingerprint: never rename one. */
public enum Form {
    /** Level by level, superclass first. */
    CLASS,
    /** One level, read by the canonical constructor. */
    RECORD,
    /** By the constant's name. No levels. */
    ENUM,
    /** By its own {@code writeExternal}. No levels. */
    EXTERNALIZABLE
}
