// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

/** How far a run goes. */
public enum RunMode {
    /** Classes and the schema are written. */
    WRITE,
    /** Nothing is written; the outcome is what it would be. */
    DRY_RUN,
    /** Nothing is written; whatever would be is a problem. */
    CHECK
}
