// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The fate of null where the writer's class has a box, or an object, and the reader's a primitive.
 *
 * <pre>{@code
 * Marshaller.builder().nullInPrimitive(NullInPrimitive.ZERO)
 * }</pre>
 */
public enum NullInPrimitive {
    /** The field is zero or false; written again, it is that for all. */
    ZERO,
    /**
     * The field has the value that the class's constructor without parameters gives it, which is called for it; without such a
     * constructor the payload is refused.
     */
    INITIAL,
    /** The payload is refused. */
    REFUSED
}
