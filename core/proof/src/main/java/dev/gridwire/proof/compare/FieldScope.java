// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

/** The fields of user classes that belong to the compared state. */
public enum FieldScope {
    /** All instance fields. */
    ALL,
    /** Fields that are not transient. */
    SERIAL,
    /** All fields, except those of superclasses that are not Serializable, if the class is Serializable and has no hooks. */
    SERIALIZABLE_LEVELS,
    /** Like the previous one, without transient fields. */
    SERIAL_OF_SERIALIZABLE_LEVELS
}
