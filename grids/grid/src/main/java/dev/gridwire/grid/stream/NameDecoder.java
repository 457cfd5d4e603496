// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.SequenceInputStream;

/** Decodes names as streams have them (java.io.DataInput). */
final class NameDecoder {

    private NameDecoder() {}

    /** Gives the text; one that nothing is called by where the bytes are none. */
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
