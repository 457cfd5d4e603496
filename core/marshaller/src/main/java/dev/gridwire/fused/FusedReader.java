// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.util.Arrays;

/** The state of fused reading. For one thread at a time. */
public final class FusedReader {

    private final WireInput in;
    private final TypePlaces types;
    private final int maxBytes;
    private final int maxContainerLength;
    private final ObjectsByHandle shared = new ObjectsByHandle();
    private final Turns turns = new Turns();
    private final Tries tries = new Tries();
    private boolean isKeyed;
    private boolean hasKeys;
    /** Bytes of elements that containers announced and that are still to be read: no other container may count on them. */
    private long announcedBytes;

    /** Makes the state of a reader of these bytes. */
    public FusedReader(WireInput in, Limits limits) {
        this.in = in;
        this.types = new TypePlaces(limits.types());
        this.maxBytes = limits.references();
        this.maxContainerLength = limits.containerLength();
    }

    /** Begins a payload with such a header. */
    void begin(int header) {
        if (in.remaining() >= maxBytes) {
            throw GuardFailed.instance();
        }
        announcedBytes = 0;
        if (PayloadHeader.hasFlags(header)) {
            isKeyed = PayloadHeader.isKeyed(header);
            shared.begin(PayloadHeader.refersBack(header));
        }
    }

    /** Ends it: nothing follows, and what the header says of keys is so. */
    void end() {
        if (in.remaining() > 0 || isKeyed != hasKeys) {
            throw GuardFailed.instance();
        }
        clear();
    }

    private void clear() {
        types.clear();
        shared.clear();
        if (isKeyed) {
            isKeyed = false;
            hasKeys = false;
        }
    }

    /** Forgets a payload whose reading failed. */
    void clearFailed() {
        clear();
        turns.clear();
    }

    /** Notes that a container will hash or compare objects with an identity; the header must say so. */
    public void noteKeys() {
        if (!isKeyed) {
            throw GuardFailed.instance();
        }
        hasKeys = true;
    }

    /** Counts objects inside of others of their class. */
    public Turns turns() {
        return turns;
    }

    /** Takes an object whose content is read next, so that its content can refer to it; its handle is the last one. */
    public void made(Object object) {
        shared.keepLast(object);
    }

    /** Gives the next handle to an object that is being read. */
    public int takeHandle() {
        return shared.takeHandle();
    }

    /** Takes an object that was read. */
    public void keep(int handle, Object object) {
        shared.keep(handle, object);
    }

    /** Gives the object of the handle so many before the last one; it must have been read. */
    public Object back(long distance) {
        return shared.back(distance);
    }

    /** Gives the bytes. */
    public WireInput in() {
        return in;
    }

    /** Counts the tries to read. */
    Tries tries() {
        return tries;
    }

    /** Reads how many elements of a container follow, each of at least so many bytes: as many may be made room for. */
    public int readCount(int bytesEach) {
        long count = in.readShortVarint();
        if (count < 0 || count > maxContainerLength || count * bytesEach > in.remaining() - announcedBytes) {
            throw GuardFailed.instance();
        }
        announcedBytes += count * bytesEach;
        return (int) count;
    }

    /**
     * Reads the head of a list of one to 127 elements. It has three parts of one byte each: the list's class, the number of
     * elements, and their form. The name of the elements' type follows it.
     *
     * @param head the first part, and the third one where there are several, 16 bits higher; one element names its own type
     * @return how many elements follow; 0 if something else is next, and nothing was read then
     */
    public int readHead(int head) {
        if (in.remaining() < Integer.BYTES) {
            return 0;
        }
        int word = in.peekFixedInt();
        int count = (byte) (word >>> Byte.SIZE);
        int expected = count == 1 ? head & 0xff | Tags.EACH_NAMED << 2 * Byte.SIZE : head;
        // As much is awaited behind the number as anywhere: its two bytes are not read yet.
        int awaited = in.remaining() - 2;
        boolean isNext = (word & 0xff_00ff) == expected && word >>> 3 * Byte.SIZE != Tags.NULL;
        if (!isNext || count <= 0 || count > maxContainerLength || count > awaited - announcedBytes) {
            return 0;
        }
        announcedBytes += count;
        in.skipBytes(3);
        return count;
    }

    /** Begins an announced byte of an element. */
    public void beginElement() {
        announcedBytes--;
    }

    /** Reads whether an object of a class that is known follows; if not, null does. */
    public boolean isNew() {
        byte tag = in.readByte();
        if (tag != Tags.SAME_NEW && tag != Tags.NULL) {
            throw GuardFailed.instance();
        }
        return tag != Tags.NULL;
    }

    /** Begins announced elements that announce no others. */
    public void beginElements(int count) {
        announcedBytes -= count;
    }

    /** Begins an announced element; otherwise as {@link #isNew}. */
    public boolean isNewElement() {
        announcedBytes--;
        return isNew();
    }

    /** Passes over the bytes of an array from one place on, if they are next, and gives whether they were. */
    public boolean skip(byte[] expected, int from) {
        int count = expected.length - from;
        int at = in.position();
        boolean found = in.remaining() >= count && Arrays.equals(in.array(), at, at + count, expected, from, expected.length);
        if (found) {
            in.skipBytes(count);
        }
        return found;
    }

    /** Passes over the bytes of a number, at most eight, the lowest first, if they are next, and gives whether they were. */
    public boolean skip(long word, int byteCount) {
        boolean found = in.remaining() >= Long.BYTES
                ? (in.peekFixedLong() ^ word) << (Long.BYTES - byteCount) * Byte.SIZE == 0
                : isEnd(word, byteCount);
        if (found) {
            in.skipBytes(byteCount);
        }
        return found;
    }

    /** As {@link #skip}, where the payload ends before eight bytes. */
    private boolean isEnd(long word, int byteCount) {
        if (in.remaining() < byteCount) {
            return false;
        }
        long differs = 0;
        for (int i = 0; i < byteCount; i++) {
            differs |= (byte) (word >>> i * Byte.SIZE) ^ in.array()[in.position() + i];
        }
        return differs == 0;
    }

    /** Whether a tag names a class of the user's by its place in the payload. */
    public boolean isAt(long tag, int number) {
        return types.numberAt(tag - Tags.FIRST_TYPE - Tags.FIRST_NAMED_TYPE) == number;
    }

    /** Takes a class of the user's that the payload names. */
    public void named(int number) {
        types.add(number);
    }
}
