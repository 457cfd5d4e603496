// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/** The fields of users' classes that belong to the compared state. */
public enum FieldScope {
    /** All instance fields. */
    ALL,
    /** Fields that are not transient. */
    SERIAL,
    /** All, but of a Serializable class without hooks no fields of superclasses that are not Serializable. */
    SERIALIZABLE_LEVELS,
    /** Of these, those that are not transient. */
    SERIAL_OF_SERIALIZABLE_LEVELS
}
