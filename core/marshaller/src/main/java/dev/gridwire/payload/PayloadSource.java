// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.io.IOException;

/**
 * Reads a payload's bytes into the marshaller's own array, as {@link java.io.InputStream#read(byte[], int, int)} does.
 *
 * <pre>{@code
 * int length = input.readInt();
 * Order order = marshaller.unmarshal(input, length, InputStream::read);
 * }</pre>
 *
 * @param <S> the holder of the bytes, so that one stateless source serves all holders
 */
@FunctionalInterface
public interface PayloadSource<S> {

    /**
     * Reads some bytes, at least one and at most {@code length}.
     *
     * @param target the marshaller's array, which must be filled from {@code offset} on and not kept
     * @return the number of bytes read, or -1 if there are no more
     * @throws IOException if the source fails; the marshaller passes it to its caller
     */
    int read(S source, byte[] target, int offset, int length) throws IOException;
}
