// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.payload.PayloadSource;
import java.io.IOException;
import java.util.Arrays;

/**
 * An array that takes a payload's bytes from where they are, and is used again. It grows with the bytes read, not with the
 * stated length.
 */
public final class SourceBytes {

    private static final int FIRST_BYTES = 1 << 10;

    /** As much is believed without proof. */
    private static final int BELIEVED_BYTES = 1 << 16;

    /** Larger arrays are given up, so that one large payload does not stay with a thread. */
    private static final int KEPT_BYTES = 1 << 20;

    private byte[] bytes = new byte[FIRST_BYTES];

    /** Makes an empty one. */
    public SourceBytes() {}

    /**
     * Reads so many bytes.
     *
     * @return an array that begins with them, until the next use
     * @throws IOException if the source fails
     * @throws MalformedBytesException if it ends before, or gives more than it was asked for
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
