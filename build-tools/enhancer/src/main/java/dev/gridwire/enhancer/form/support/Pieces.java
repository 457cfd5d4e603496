// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Bytes of which a number was read that may be a lie: as many as the stream says it has, or a few, and more as they come. */
final class Pieces {

    private static final int CHUNK = 1024;

    private Pieces() {}

    /** The first length of an array that will have a number of elements, of so many bytes each. */
    static int begin(Input in, int count, int size) throws IOException {
        if (count <= CHUNK) {
            return count;
        }
        boolean there = in instanceof InputStream stream && stream.available() / size >= count;
        return there ? count : CHUNK;
    }

    static byte[] gathered(Input in, int count) throws IOException {
        byte[] bytes = new byte[begin(in, count, Byte.BYTES)];
        fill(in, bytes, 0, bytes.length);
        while (bytes.length < count) {
            int read = bytes.length;
            bytes = Arrays.copyOf(bytes, Counts.larger(read, count));
            fill(in, bytes, read, bytes.length - read);
        }
        return bytes;
    }

    /** Hazelcast's {@code readFully} is content with fewer bytes at the end of its array, and says nothing. */
    static void fill(Input in, byte[] bytes, int from, int count) throws IOException {
        if (in instanceof InputStream stream) {
            int at = from;
            while (at < from + count) {
                int read = stream.read(bytes, at, from + count - at);
                if (read <= 0) {
                    throw new EOFException("bytes are cut off: needed=" + count + ", found=" + (at - from));
                }
                at += read;
            }
        } else {
            in.readFully(bytes, from, count);
        }
    }
}
