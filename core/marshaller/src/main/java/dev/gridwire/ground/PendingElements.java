// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireInput;

/**
 * Counts the elements that containers announced and that are still to be read. Each takes at least one byte, and no other
 * container may count on these bytes. So the payload's size bounds all memory that is allocated in advance.
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

    /** Reads the number of elements that follow, each of at least this many bytes. */
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

    /** Returns the size to expect of a container if its content came next. */
    public int expectedSize() {
        return (int) Math.min(in.peekVarint(), Math.max(in.remaining() - bytes - 1, 0));
    }

    /** Begins announced elements that do not announce others. */
    public void elements(int count) {
        bytes -= count;
    }

    /** Begins an announced element. */
    public void element() {
        bytes--;
    }

    /** Forgets everything, before another payload. */
    public void clear() {
        bytes = 0;
    }
}
