// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

/**
 * Lists the items that a class's own code writes.
 *
 * <pre>
 * varint  0      the end
 *         1      the default fields follow
 *         2      an object, a slot that names its type
 *         2 + n  a block of n bytes, the highest first, as java.io.DataOutput demands
 * </pre>
 */
public final class Items {

    /** The end of the items. */
    public static final int END = 0;
    /** The default fields. */
    public static final int FIELDS = 1;
    /** An object. The tag of a block is this number plus the block's length. */
    public static final int OBJECT = 2;

    private Items() {}
}
