// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.io.IOException;

/**
 * Takes a payload from the marshaller's own array, for targets that need its length in advance.
 *
 * <pre>{@code
 * PayloadSink<DataOutput> sink = (output, bytes, offset, length) -> {
 *     output.writeInt(length);
 *     output.write(bytes, offset, length);
 * };
 * marshaller.marshal(order, output, sink);
 * }</pre>
 *
 * @param <T> the receiver of the bytes, so that one stateless sink serves all receivers
 */
@FunctionalInterface
public interface PayloadSink<T> {

    /**
     * Takes the whole payload: {@code length} bytes from {@code offset} on.
     *
     * @param bytes the marshaller's array, which must be copied and neither kept nor changed
     * @throws IOException if the target fails; the marshaller passes it to its caller
     */
    void accept(T target, byte[] bytes, int offset, int length) throws IOException;
}
