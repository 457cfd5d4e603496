// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.error.MalformedBytesException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * All bytes of a stream. Unlike {@link InputStream#readNBytes(int)}, reading also ends for streams that break their contract.
 *
 * @param array that begins with the bytes
 * @param count of bytes
 */
record DrainedStream(byte[] array, int count) {

    private static final int FIRST_BYTES = 1 << 13;

    /**
     * Reads to the end, but no more than {@code limit} bytes.
     *
     * @throws IOException if the stream fails
     * @throws MalformedBytesException if the stream claims to have given more than there was room for
     */
    static DrainedStream read(InputStream source, int limit) throws IOException {
        byte[] bytes = new byte[Math.min(FIRST_BYTES, limit)];
        int count = 0;
        int read = 0;
        while (read >= 0 && count < limit) {
            if (count == bytes.length) {
                bytes = Arrays.copyOf(bytes, (int) Math.min(2L * count, limit));
            }
            read = readSome(source, bytes, count);
            count += Math.max(read, 0);
        }
        return new DrainedStream(bytes, count);
    }

    private static int readSome(InputStream source, byte[] target, int offset) throws IOException {
        int room = target.length - offset;
        int read = source.read(target, offset, room);
        if (read > room) {
            throw new MalformedBytesException(
                    "The stream gave more than there was room for: bytes=" + read + ", room=" + room, offset);
        }
        return read == 0 ? readOne(source, target, offset) : read;
    }

    /** Reads a single byte, because a stream could return 0 for ever when asked for several. */
    private static int readOne(InputStream source, byte[] target, int offset) throws IOException {
        int next = source.read();
        target[offset] = (byte) next;
        return next < 0 ? -1 : 1;
    }
}
