// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import dev.gridwire.payload.PayloadSource;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** A stream of a payload that behaves as it likes; as a source of the same kind too. */
final class HostileStream extends InputStream implements PayloadSource<Object> {

    /** Its behaviour. */
    enum Manner {
        /** Byte by byte. */
        BY_BYTES,
        /** Some at a time. */
        BY_SEVENS,
        /** Nothing at first, each time. */
        WITH_ZEROS,
        /** Ends before it should. */
        CUT_OFF,
        /** Never says anything. */
        ONLY_ZEROS,
        /** Says that it gave a byte more than there was room for. */
        ONE_TOO_MANY,
        /** Says that it gave more than there can be. */
        FAR_TOO_MANY,
        /** Says that it gave fewer than none. */
        NEGATIVE
    }

    private final byte[] payload;
    private final Manner manner;
    private int position;
    private int calls;
    /** Is thrown at a call. */
    private @Nullable Throwable failure;
    private int failingCall;
    private Runnable atEachCall = () -> {};

    HostileStream(byte[] payload, Manner manner) {
        this.payload = payload;
        this.manner = manner;
    }

    HostileStream failing(int nthCall, Throwable thrown) {
        failingCall = nthCall;
        failure = thrown;
        return this;
    }

    HostileStream doing(Runnable action) {
        atEachCall = action;
        return this;
    }

    int calls() {
        return calls;
    }

    @Override
    public int read() throws IOException {
        note();
        if (manner == Manner.ONLY_ZEROS || position == payload.length) {
            return -1;
        }
        return payload[position++] & 0xff;
    }

    @Override
    public int read(Object source, byte[] target, int offset, int length) throws IOException {
        return read(target, offset, length);
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        note();
        return switch (manner) {
            case BY_BYTES -> give(target, offset, Math.min(1, length));
            case BY_SEVENS -> give(target, offset, Math.min(7, length));
            case WITH_ZEROS -> calls % 2 == 1 ? 0 : give(target, offset, Math.min(3, length));
            case CUT_OFF -> position >= payload.length / 2 ? -1 : give(target, offset, Math.min(5, length));
            case ONLY_ZEROS -> 0;
            case ONE_TOO_MANY -> length + 1;
            case FAR_TOO_MANY -> Integer.MAX_VALUE;
            case NEGATIVE -> -calls;
        };
    }

    private void note() throws IOException {
        calls++;
        atEachCall.run();
        if (failure != null && calls == failingCall) {
            if (failure instanceof IOException e) {
                throw e;
            }
            throw HostileStream.<RuntimeException>unchecked(failure);
        }
    }

    private int give(byte[] target, int offset, int length) {
        int given = Math.min(length, payload.length - position);
        System.arraycopy(payload, position, target, offset, given);
        position += given;
        return given == 0 && length > 0 ? -1 : given;
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
