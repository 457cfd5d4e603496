// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes a throwable followed by a stand-in, which a reader uses if it does not know or allow the throwable's class. Otherwise
 * Hazelcast would drop the unreadable answer, and the caller would wait for it until a timeout.
 * <pre>
 * +---+-------------------------------+----------------------------+
 * | 0 | frame: the throwable, or what | frame: a StandInException  |
 * |   | stands for it                 | without cause              |
 * +---+-------------------------------+----------------------------+
 *  no other frame has a length of 0
 * </pre>
 */
final class ThrowableFrame {

    /** Stands where other frames have their length. */
    static final int MARK = 0;

    private ThrowableFrame() {}

    static void write(Marshaller marshaller, Throwable throwable, ObjectDataOutput out) throws IOException {
        byte[] itself = marshaller.marshal(ThrowableReplacer.of(throwable, marshaller));
        byte[] standIn = marshaller.marshal(ThrowableReplacer.alone(throwable));
        out.writeByte(MARK);
        Frame.writeBytes(out, itself);
        Frame.writeBytes(out, standIn);
    }

    /** Reads what follows the mark. */
    static @Nullable Object read(Marshaller marshaller, ObjectDataInput in) throws IOException {
        byte[] itself = Frame.readBytes(in);
        byte[] standIn = Frame.readBytes(in);
        try {
            return marshaller.unmarshal(itself);
        } catch (GridwireException e) {
            StandInException read = marshaller.unmarshal(standIn);
            if (read != null) {
                read.addSuppressed(e);
            }
            return read;
        }
    }
}
