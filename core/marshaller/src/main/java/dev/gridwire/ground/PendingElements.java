// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireInput;

/**
 * Counts the elements that containers announced and that are still to be read. Each takes a byte at least, and those bytes are
 * not there for any other container, so that all memory allocated ahead is within the payload's size.
 */
public final class PendingElements {

    private final WireInput in;
    private final int maxLength;
    private long bytes;

    /** Counts for one reader. */
    public PendingElements(WireInput in, Limits limits) {
        this.in = in;
        this.maxLength = limits.containerLength();
    }

    /** Reads how many elements follow, each of at least so many bytes. */
    public int readCount(int bytesEach) {
        int count = in.readCount(bytesEach);
        if ((long) count * bytesEach > in.remaining() - bytes) {
            throw in.malformed("the payload announces more than it holds: count=" + count + ", remainingBytes=" + in.remaining()
                    + ", pendingBytes=" + bytes);
        }
        Refusal.requireWithin("A container is too long", "containerLength", count, maxLength);
        bytes += (long) count * bytesEach;
        return count;
    }

    /** The size to expect of a container if its content came next. */
    public int expectedSize() {
        return (int) Math.min(in.peekVarint(), Math.max(in.remaining() - bytes - 1, 0));
    }

    /** Begins announced elements that announce no others. */
    public void elements(int count) {
        bytes -= count;
    }

    /** Begins an announced element. */
    public void element() {
        bytes--;
    }

    /** Forgets all, before another payload. */
    public void clear() {
        bytes = 0;
    }
}
