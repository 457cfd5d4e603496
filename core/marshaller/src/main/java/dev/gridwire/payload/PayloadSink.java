// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.io.IOException;

/**
 * Takes a payload out of the marshaller's own array, for targets that want to know its length before they take it.
 *
 * <pre>{@code
 * PayloadSink<DataOutput> sink = (output, bytes, offset, length) -> {
 *     output.writeInt(length);
 *     output.write(bytes, offset, length);
 * };
 * marshaller.marshal(order, output, sink);
 * }</pre>
 *
 * @param <T> the receiver of the bytes, so that one sink without state serves all of them
 */
@FunctionalInterface
public interface PayloadSink<T> {

    /**
     * Takes the whole payload, which is {@code length} bytes from {@code offset} on.
     *
     * @param bytes the marshaller's: to be copied, not kept or changed
     * @throws IOException if the target fails; the marshaller gives it to its caller
     */
    void accept(T target, byte[] bytes, int offset, int length) throws IOException;
}
