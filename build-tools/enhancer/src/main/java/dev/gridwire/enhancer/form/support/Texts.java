// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Texts as {@code writeUTF} writes them, which keeps lone surrogates. The one length that it is not given means that another
 * form follows: null, or a longer text.
 *
 * <pre>
 * | length: 2, below 0xFFFF | modified UTF-8        |
 * | 0xFFFF                  | 0                     |   null
 * | 0xFFFF                  | 1 | count | modified UTF-8 |
 * </pre>
 */
final class Texts {

    private static final int ESCAPE = 0xFFFF;
    /** So many characters take less bytes than that, whatever they are. */
    private static final int SHORT = (ESCAPE - 1) / 3;
    private static final int ONE_BYTE = 0x7F;
    private static final int TWO_BYTES = 0x7FF;
    private static final int SIX_BITS = 0x3F;
    private static final int TRAIL = 0x80;
    private static final int LEAD_2 = 0xC0;
    private static final int LEAD_3 = 0xE0;
    private static final int LEAD_4 = 0xF0;
    private static final int CHUNK = 1 << 14;

    private Texts() {}

    static void writeText(Output out, @Nullable String text) throws IOException {
        if (text != null && text.length() <= SHORT) {
            out.writeUTF(text);
        } else {
            writeOther(out, text);
        }
    }

    static void writeOther(Output out, @Nullable String text) throws IOException {
        long byteCount = text == null ? ESCAPE : byteCount(text);
        if (text != null && byteCount < ESCAPE) {
            out.writeUTF(text);
            return;
        }
        out.writeShort(ESCAPE);
        out.writeByte(text == null ? 0 : 1);
        if (text != null) {
            writeLong(out, text, Math.toIntExact(byteCount));
        }
    }

    static long byteCount(String text) {
        long byteCount = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            byteCount += unit != 0 && unit <= ONE_BYTE ? 1 : unit <= TWO_BYTES ? 2 : 3;
        }
        return byteCount;
    }

    static void writeLong(Output out, String text, int byteCount) throws IOException {
        Counts.writeCount(out, byteCount);
        byte[] bytes = new byte[byteCount];
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit != 0 && unit <= ONE_BYTE) {
                bytes[at++] = (byte) unit;
            } else if (unit <= TWO_BYTES) {
                bytes[at++] = (byte) (LEAD_2 | unit >> 6);
                bytes[at++] = (byte) (TRAIL | unit & SIX_BITS);
            } else {
                bytes[at++] = (byte) (LEAD_3 | unit >> 12);
                bytes[at++] = (byte) (TRAIL | unit >> 6 & SIX_BITS);
                bytes[at++] = (byte) (TRAIL | unit & SIX_BITS);
            }
        }
        out.write(bytes);
    }

    static @Nullable String readText(Input in) throws IOException {
        int byteCount = in.readUnsignedShort();
        if (byteCount == ESCAPE) {
            return readOther(in);
        }
        return text(readTextBytes(in, byteCount));
    }

    static @Nullable String readOther(Input in) throws IOException {
        int form = in.readByte();
        if (form == 0) {
            return null;
        }
        if (form != 1) {
            throw new StreamCorruptedException("no text begins so: form=" + form);
        }
        return text(readTextBytes(in, Counts.readCount(in)));
    }

    static byte[] readTextBytes(Input in, int byteCount) throws IOException {
        byte[] bytes = new byte[Math.min(byteCount, CHUNK)];
        in.readFully(bytes);
        while (bytes.length < byteCount) {
            int read = bytes.length;
            bytes = Arrays.copyOf(bytes, Counts.larger(read, byteCount));
            in.readFully(bytes, read, bytes.length - read);
        }
        return bytes;
    }

    static String text(byte[] bytes) throws IOException {
        int signs = 0;
        for (byte each : bytes) {
            signs |= each;
        }
        return signs >= 0 ? new String(bytes, StandardCharsets.ISO_8859_1) : decoded(bytes);
    }

    static String decoded(byte[] bytes) throws IOException {
        char[] units = new char[bytes.length];
        int count = 0;
        int at = 0;
        while (at < bytes.length) {
            int lead = bytes[at++] & 0xFF;
            if (lead < TRAIL) {
                units[count++] = (char) lead;
            } else if (lead >= LEAD_2 && lead < LEAD_3) {
                units[count++] = (char) ((lead & 0x1F) << 6 | trail(bytes, at++));
            } else if (lead >= LEAD_3 && lead < LEAD_4) {
                units[count++] = (char) ((lead & 0xF) << 12 | trail(bytes, at++) << 6 | trail(bytes, at++));
            } else {
                throw damaged(at);
            }
        }
        return new String(units, 0, count);
    }

    static int trail(byte[] bytes, int at) throws IOException {
        if (at >= bytes.length || (bytes[at] & LEAD_2) != TRAIL) {
            throw damaged(at);
        }
        return bytes[at] & SIX_BITS;
    }

    static IOException damaged(int at) {
        return new StreamCorruptedException("a text is not in modified UTF-8: byte=" + at);
    }
}
