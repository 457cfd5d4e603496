// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import dev.gridwire.Marshaller;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Frames a payload in a stream of Hazelcast, which may hold other things before and after it.
 * <pre>
 * +---------------+-----------+
 * | varint length | payload   |
 * +---------------+-----------+
 *  7 bits a byte, the lowest first; at most 5 bytes
 * </pre>
 * The length allows one bulk write and one bulk read: the grid's buffer grows once, and no byte behind the payload is touched.
 * Throwables have a {@link ThrowableFrame}.
 */
final class Frame {

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;
    private static final int MAX_BITS = 31;

    private Frame() {}

    static void write(Marshaller marshaller, @Nullable Object value, ObjectDataOutput out) throws IOException {
        marshaller.marshal(value, out, Frame::send);
    }

    static @Nullable Object read(Marshaller marshaller, ObjectDataInput in) throws IOException {
        int length = readLength(in);
        return length == ThrowableFrame.MARK
                ? ThrowableFrame.read(marshaller, in)
                : marshaller.unmarshal(in, length, Frame::receive);
    }

    /** Writes an existing payload. */
    static void writeBytes(ObjectDataOutput out, byte[] payload) throws IOException {
        send(out, payload, 0, payload.length);
    }

    /** Reads a payload as bytes. It never allocates more bytes than the input holds. */
    static byte[] readBytes(ObjectDataInput in) throws IOException {
        int length = readLength(in);
        if (!(in instanceof InputStream stream)) {
            byte[] bytes = new byte[length];
            in.readFully(bytes);
            return bytes;
        }
        byte[] bytes = stream.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("The source ends within the payload: length=" + length + ", bytes=" + bytes.length);
        }
        return bytes;
    }

    private static void send(ObjectDataOutput out, byte[] bytes, int offset, int length) throws IOException {
        int rest = length;
        while (rest >= MORE) {
            out.writeByte(rest | MORE);
            rest >>>= BITS;
        }
        out.writeByte(rest);
        out.write(bytes, offset, length);
    }

    private static int readLength(ObjectDataInput in) throws IOException {
        int length = in.readByte();
        return length >= 0 ? length : readLonger(in, length & MORE - 1);
    }

    private static int readLonger(ObjectDataInput in, int low) throws IOException {
        long length = low;
        for (int shift = BITS; shift < MAX_BITS; shift += BITS) {
            byte next = in.readByte();
            length |= (long) (next & MORE - 1) << shift;
            if (next >= 0 && length <= Integer.MAX_VALUE) {
                return (int) length;
            }
        }
        throw new IOException("This is no frame of Gridwire: its length takes more than 31 bits");
    }

    // Reads all bytes or fails. Hazelcast's readFully does not notice missing bytes. All its inputs are streams, whose read
    // does.
    private static int receive(ObjectDataInput in, byte[] target, int offset, int length) throws IOException {
        if (in instanceof InputStream stream) {
            return stream.read(target, offset, length);
        }
        in.readFully(target, offset, length);
        return length;
    }
}
