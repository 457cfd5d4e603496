// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.SequenceInputStream;

/** Decodes names in the modified UTF-8 of streams (java.io.DataInput). */
final class NameDecoder {

    private NameDecoder() {}

    /** Returns the text; for malformed bytes, the empty text, which names nothing. */
    static String decode(byte[] bytes, int offset, int length) {
        byte[] prefix = {(byte) (length >> Byte.SIZE), (byte) length};
        try {
            return new DataInputStream(new SequenceInputStream(
                    new ByteArrayInputStream(prefix), new ByteArrayInputStream(bytes, offset, length))).readUTF();
        } catch (IOException e) {
            return "";
        }
    }
}
