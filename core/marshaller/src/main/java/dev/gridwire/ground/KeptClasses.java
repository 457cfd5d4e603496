// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** The classes of objects that may have unknown fields: objects of others are written without a look for any. Thread-safe. */
public interface KeptClasses {

    /** Another one after each change of what {@link #has} answers. */
    int version();

    /** Whether an object of exactly this class may have some. */
    boolean has(Class<?> type);
}
