// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.io.IOException;

/**
 * Gives a payload's bytes to the marshaller's own array, as {@link java.io.InputStream#read(byte[], int, int)} does.
 *
 * <pre>{@code
 * int length = input.readInt();
 * Order order = marshaller.unmarshal(input, length, InputStream::read);
 * }</pre>
 *
 * @param <S> the holder of the bytes, so that one source without state serves all of them
 */
@FunctionalInterface
public interface PayloadSource<S> {

    /**
     * Reads some bytes, at least one and at most {@code length}.
     *
     * @param target the marshaller's: to be filled from {@code offset} on, not kept
     * @return how many were read, or -1 if there are no more
     * @throws IOException if the source fails; the marshaller gives it to its caller
     */
    int read(S source, byte[] target, int offset, int length) throws IOException;
}
