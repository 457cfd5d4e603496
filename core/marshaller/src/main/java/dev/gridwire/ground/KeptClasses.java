// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/**
 * Knows the classes of objects that may have unknown fields. Objects of other classes are written without looking for such
 * fields. Thread-safe.
 */
public interface KeptClasses {

    /** Returns a version that changes whenever an answer of {@link #has} changes. */
    int version();

    /** Returns whether an object of exactly this class may have unknown fields. */
    boolean has(Class<?> type);
}
