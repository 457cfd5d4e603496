// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import java.nio.charset.StandardCharsets;
import org.objectweb.asm.ClassReader;

/** Reads texts of constant pools; characters beyond the usual ones become others, and such a text names no class that matters. */
final class Utf8 {

    private Utf8() {}

    /** Returns the text of a constant (JVMS 4.4.7). */
    static String read(ClassReader reader, int offset) {
        byte[] bytes = new byte[reader.readUnsignedShort(offset)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) reader.readByte(offset + 2 + i);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
