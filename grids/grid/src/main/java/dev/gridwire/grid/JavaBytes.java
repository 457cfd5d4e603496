// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.stream.HeldInput;
import dev.gridwire.grid.stream.Terms;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that a grid wrote by Java serialization before Gridwire was added, and writes them until all processes read
 * Gridwire's. They begin with the two bytes of {@link java.io.ObjectStreamConstants#STREAM_MAGIC}; no payload begins so. The
 * type policy applies to what is read: a class that it does not allow is refused before it is looked up. The superclasses of an
 * allowed class are read for their fields.
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

    /** Whether a value of Java serialization begins here. */
    public static boolean begin(byte[] bytes, int offset, int length) {
        return length >= 2 && (bytes[offset] & 0xff) == MAGIC_1 && (bytes[offset + 1] & 0xff) == MAGIC_2;
    }

    /** Whether a value of Java serialization begins at a buffer's position. */
    static boolean begin(ByteBuffer bytes) {
        int position = bytes.position();
        return bytes.remaining() >= 2 && (bytes.get(position) & 0xff) == MAGIC_1 && (bytes.get(position + 1) & 0xff) == MAGIC_2;
    }

    /**
     * Reads a value whose classes have the same {@code serialVersionUID} here.
     *
     * @param loader finds the value's classes
     * @throws RejectedTypeException if the policy does not allow a class in it; the message names the remedy
     * @throws MismatchedShapeException if the value exceeds a limit, or its keys take too much work to hash
     * @throws MalformedBytesException if the bytes are damaged
     */
    public static @Nullable Object read(
            byte[] bytes, int offset, int length, ClassLoader loader, TypePolicy policy, Limits limits) {
        return HeldInput.read(bytes, offset, length, new Terms(loader, policy.byName(), limits, LocalNames.SAME));
    }

    /**
     * Reads a value under the policy and the limits of a marshaller, which also says whether a class may have another {@code
     * serialVersionUID} here ({@link dev.gridwire.MarshallerBuilder#javaUid}). Seals are not checked.
     *
     * @param loader finds the value's classes
     * @throws RejectedTypeException if the policy does not allow a class in it; the message names the remedy
     * @throws MismatchedShapeException if a class has another version here, the value exceeds a limit, or its keys take too much
     *     work to hash
     * @throws MalformedBytesException if the bytes are damaged
     */
    public static @Nullable Object read(byte[] bytes, int offset, int length, ClassLoader loader, Marshaller marshaller) {
        return HeldInput.read(bytes, offset, length, Terms.of(loader, marshaller));
    }
}
