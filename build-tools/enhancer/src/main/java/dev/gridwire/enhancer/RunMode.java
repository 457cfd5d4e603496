// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

/** Says how far a run goes: {@code RunMode.DRY_RUN} reports what would change. */
public enum RunMode {
    /** The run writes classes and the schema. */
    WRITE,
    /** The run writes nothing and reports what it would do. */
    DRY_RUN,
    /** The run writes nothing; everything that it would do is a problem. */
    CHECK
}
