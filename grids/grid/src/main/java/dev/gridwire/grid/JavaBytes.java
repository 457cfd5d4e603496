// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.stream.HeldInput;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Values that a grid wrote by Java serialization before Gridwire came. They begin with the two bytes of
 * {@link java.io.ObjectStreamConstants#STREAM_MAGIC}, which no payload begins with, and are held to the type policy: a class that
 * it does not let in is refused before it is looked for. Superclasses of a class that it lets in are read for their fields.
 *
 * <pre>{@code
 * Object value = JavaBytes.begin(bytes, 0, bytes.length)
 *         ? JavaBytes.read(bytes, 0, bytes.length, loader, marshaller.policy(), Limits.DEFAULT)
 *         : marshaller.unmarshal(bytes);
 * }</pre>
 */
public final class JavaBytes {

    private static final int MAGIC_1 = 0xac;
    private static final int MAGIC_2 = 0xed;

    private JavaBytes() {}

    /** Whether such a value begins here. */
    public static boolean begin(byte[] bytes, int offset, int length) {
        return length >= 2 && (bytes[offset] & 0xff) == MAGIC_1 && (bytes[offset + 1] & 0xff) == MAGIC_2;
    }

    /** Whether such a value begins at a buffer's position. */
    static boolean begin(ByteBuffer bytes) {
        int position = bytes.position();
        return bytes.remaining() >= 2 && (bytes.get(position) & 0xff) == MAGIC_1 && (bytes.get(position + 1) & 0xff) == MAGIC_2;
    }

    /**
     * Reads a value.
     *
     * @param loader finds its classes
     * @throws RejectedTypeException if the policy does not let in one of its classes; the message names the remedy
     * @throws MismatchedShapeException if it is beyond a limit, or its keys take too much work to hash
     * @throws MalformedBytesException if it is damaged
     */
    public static @Nullable Object read(
            byte[] bytes, int offset, int length, ClassLoader loader, TypePolicy policy, Limits limits) {
        return HeldInput.read(bytes, offset, length, loader, policy.byName(), limits);
    }
}
