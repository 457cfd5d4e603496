// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

/** A need of a grid's user that a mechanism serves. */
public enum Strength {
    /** Members can read single fields without the whole value. */
    FIELD_QUERIES,
    /** Old and new versions of a class read each other. */
    ROLLING_UPGRADES
}
