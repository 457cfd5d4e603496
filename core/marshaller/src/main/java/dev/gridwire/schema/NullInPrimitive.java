// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

/**
 * The choice for null where the writer's class has a box or another object, and the reader's class has a primitive.
 *
 * <pre>{@code
 * Marshaller.builder().nullInPrimitive(NullInPrimitive.ZERO)
 * }</pre>
 */
public enum NullInPrimitive {
    /** The field becomes zero or false. If the object is written again, other readers see that value, too. */
    ZERO,
    /**
     * The field gets the value that the class's constructor without parameters sets, which is called for this purpose. Without
     * such a constructor the payload is refused.
     */
    INITIAL,
    /** The payload is refused. */
    REFUSED
}
