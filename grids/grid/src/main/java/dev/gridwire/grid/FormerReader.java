// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.seal.Seal;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value that the serializer wrote which Gridwire replaces. The type policy and the limits do not rule what that
 * serializer creates; only the size of the value is limited. So name it only as long as its values are there.
 *
 * <pre>{@code
 * FormerReader former = bytes -> kryo.readClassAndObject(new Input(FormerReader.copy(bytes)));
 * Object value = codec.read(source, loader, former);
 * }</pre>
 */
@FunctionalInterface
public interface FormerReader {

    /**
     * Reads the rest of a buffer.
     *
     * @param bytes for this call alone
     * @throws Exception if it cannot; the value is then refused
     */
    @Nullable Object read(ByteBuffer bytes) throws Exception;

    /**
     * Whether it alone reads its values that begin like a stream of Java serialization. Otherwise Gridwire reads all streams
     * itself, under the type policy.
     */
    default boolean takesJavaStreams() {
        return false;
    }

    /** Returns a copy of the rest of a buffer, for serializers that read arrays. */
    static byte[] copy(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.duplicate().get(copy);
        return copy;
    }

    /**
     * Adds a checksum of five bytes to payloads, because values of most serializers have no mark. A seal that the settings name
     * takes its place, and then the settings must also accept the other serializer's values.
     */
    static MarshallerBuilder mark(MarshallerBuilder builder) {
        return builder.seal(Seal.crc32c().acceptingJava().acceptingReplaced());
    }
}
