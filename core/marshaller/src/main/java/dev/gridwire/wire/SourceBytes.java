// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.payload.PayloadSource;
import java.io.IOException;
import java.util.Arrays;

/**
 * A reusable array that receives a payload's bytes from their source. It grows with the bytes read, not with the stated length.
 */
public final class SourceBytes {

    private static final int FIRST_BYTES = 1 << 10;

    /** Stated lengths up to this are allocated at once. */
    private static final int BELIEVED_BYTES = 1 << 16;

    /** Larger arrays are dropped, so that a thread does not keep one large payload. */
    private static final int KEPT_BYTES = 1 << 20;

    private byte[] bytes = new byte[FIRST_BYTES];

    /** Makes an empty array. */
    public SourceBytes() {}

    /**
     * Reads a number of bytes.
     *
     * @return an array that begins with these bytes, valid until the next use
     * @throws IOException if the source fails
     * @throws MalformedBytesException if the source ends early, or returns more bytes than requested
     */
    public <S> byte[] read(S source, int length, PayloadSource<? super S> reader) throws IOException {
        int count = 0;
        while (count < length) {
            if (count == bytes.length || bytes.length < Math.min(length, BELIEVED_BYTES)) {
                bytes = Arrays.copyOf(bytes, grown(count, length));
            }
            int asked = Math.min(bytes.length, length) - count;
            int read = reader.read(source, bytes, count, asked);
            if (read > asked) {
                throw new MalformedBytesException("The source says that it gave more than it was asked for: askedBytes=" + asked
                        + ", givenBytes=" + read, count);
            }
            if (read <= 0) {
                throw new MalformedBytesException("The source ends within the payload: announcedBytes=" + length, count);
            }
            count += read;
        }
        return bytes;
    }

    private static int grown(int count, int length) {
        return Math.min(length, Math.max(2 * count, BELIEVED_BYTES));
    }

    /** Forgets the bytes. */
    public void clear() {
        if (bytes.length > KEPT_BYTES) {
            bytes = new byte[FIRST_BYTES];
        }
    }
}
