// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

/** A property of a workload's plain values that some mechanisms cannot hold. */
public enum WorkloadFeature {
    /** Fields of type {@link java.util.Date}. */
    UTIL_DATE,
    /** Lists whose elements have several classes, declared as an abstract one. */
    ABSTRACT_ELEMENTS,
    /** Objects that refer to themselves, directly or indirectly. */
    CYCLE
}
