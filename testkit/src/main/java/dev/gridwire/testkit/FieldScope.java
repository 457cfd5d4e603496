// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/** Which fields of users' classes belong to the state that is compared. */
public enum FieldScope {
    /** All instance fields. */
    ALL,
    /** Those that are not transient. */
    SERIAL
}
