// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

/** The extent of a run: {@code RunMode.DRY_RUN} tells what would change. */
public enum RunMode {
    /** Classes and the schema are written. */
    WRITE,
    /** Nothing is written; the outcome tells what a run would do. */
    DRY_RUN,
    /** Nothing is written; whatever would be is a problem. */
    CHECK
}
