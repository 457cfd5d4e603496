// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the state of fused reading. Not thread-safe. */
public final class FusedReader {

    private final WireInput in;
    private final TypePlaces types;
    private final int maxBytes;
    private final int maxContainerLength;
    private final ObjectsByHandle shared = new ObjectsByHandle();
    private final Turns turns = new Turns();
    private final Tries tries = new Tries();
    /** The confidence of the code that could not read the current payload: for the local state of classes, then for others. */
    private final @Nullable Confidence[] failed = new @Nullable Confidence[2];
    private int failures;
    private boolean isKeyed;
    private boolean hasKeys;
    /**
     * The bytes of elements that containers announced and that are still to be read. No other container may count on these bytes.
     */
    private long announcedBytes;
    private final Supplier<GeneralWalk> walks;
    /** Null until a payload needs it. */
    private @Nullable GeneralWalk walk;
    private long tag;

    /**
     * Makes the state for a reader of these bytes.
     *
     * @param walks supplies the general walk for parts of a payload
     */
    public FusedReader(WireInput in, Limits limits, Supplier<GeneralWalk> walks) {
        this.in = in;
        this.walks = walks;
        this.types = new TypePlaces(limits.types());
        this.maxBytes = limits.references();
        this.maxContainerLength = limits.containerLength();
    }

    /** Begins a payload with this header. */
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

    /** Ends the payload. Requires that no bytes follow and that the header is right about keys. */
    void end() {
        if (in.remaining() > 0 || isKeyed != hasKeys) {
            throw GuardFailed.instance();
        }
        if (walk != null) {
            walk.end(shared.areKept());
        }
        clear();
    }

    private void clear() {
        types.clear();
        shared.clear();
        walk = null;
        if (isKeyed) {
            isKeyed = false;
            hasKeys = false;
        }
    }

    /** Forgets a payload whose reading failed. */
    void clearFailed() {
        if (walk != null) {
            walk.clearFailed();
        }
        clear();
        turns.clear();
    }

    /** Notes that code failed to read the payload. */
    void failed(Confidence confidence) {
        failed[failures++] = confidence;
    }

    /**
     * Counts the failures of the payload if the general walk could read it. A garbled payload says nothing about its class.
     */
    public void endFailures(boolean isRead) {
        while (failures > 0) {
            Confidence confidence = failed[--failures];
            if (isRead && confidence != null) {
                confidence.failed();
            }
        }
    }

    /** Notes that a container will hash or compare objects with an identity, which the header must announce. */
    public void noteKeys() {
        if (!isKeyed) {
            throw GuardFailed.instance();
        }
        hasKeys = true;
    }

    /** Returns the counter of objects nested inside others of their class. */
    public Turns turns() {
        return turns;
    }

    /** Registers an object before its content is read, so that the content can refer to it. Its handle is the last one. */
    public void made(Object object) {
        shared.keepLast(object);
    }

    /** Gives the next handle to an object that is being read. */
    public int takeHandle() {
        return shared.takeHandle();
    }

    /** Registers an object that was read. */
    public void keep(int handle, Object object) {
        shared.keep(handle, object);
    }

    /** Returns the object whose handle is this distance before the last one; it must have been read. */
    public Object back(long distance) {
        return shared.back(distance);
    }

    /** Returns the general walk, which reads parts of this payload. */
    public GeneralWalk walk() {
        GeneralWalk known = walk;
        if (known == null) {
            known = walks.get();
            walk = known;
        }
        return known;
    }

    /** Returns whether the header says that something refers back. */
    public boolean refersBack() {
        return shared.areKept();
    }

    /** Returns the number of objects that took a handle. */
    public int handles() {
        return shared.count();
    }

    /** Continues behind a part that the general walk read, with this many handles taken. */
    public void walked(int newHandles) {
        shared.continueAt(newHandles);
    }

    /** Returns the bytes of announced elements that are still to be read. */
    public int announcedBytes() {
        return (int) announcedBytes;
    }

    /** Leaves the object behind this tag to the general walk. */
    public void leave(long newTag) {
        tag = newTag;
    }

    /** Returns the tag of the object left to the general walk. */
    public long tag() {
        return tag;
    }

    /** Returns the numbers of the user classes that were named so far, by their places. */
    public TypePlaces types() {
        return types;
    }

    /** Returns the input. */
    public WireInput in() {
        return in;
    }

    /** Returns the counter of tries to read. */
    Tries tries() {
        return tries;
    }

    /**
     * Reads the number of elements that follow, each of at least this many bytes. The caller may allocate room for all of them.
     */
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
     * elements and their form. The name of the elements' type follows.
     *
     * @param head the first part and, 16 bits higher, the third part of a list with several elements; a single element names its
     *     own type
     * @return the number of elements that follow; 0 if something else comes next and nothing was read
     */
    public int readHead(int head) {
        if (in.remaining() < Integer.BYTES) {
            return 0;
        }
        int word = in.peekFixedInt();
        int count = (byte) (word >>> Byte.SIZE);
        int expected = count == 1 ? head & 0xff | Tags.EACH_NAMED << 2 * Byte.SIZE : head;
        // The announced bytes are compared with those behind the first two parts, which have not been read yet.
        int awaited = in.remaining() - 2;
        boolean isNext = (word & 0xff_00ff) == expected && word >>> 3 * Byte.SIZE != Tags.NULL;
        if (!isNext || count <= 0 || count > maxContainerLength || count > awaited - announcedBytes) {
            return 0;
        }
        announcedBytes += count;
        in.skipBytes(3);
        return count;
    }

    /** Begins an element, which takes one announced byte. */
    public void beginElement() {
        announcedBytes--;
    }

    /** Reads whether a new object of a known class follows; otherwise null does. */
    public boolean isNew() {
        byte tag = in.readByte();
        if (tag != Tags.SAME_NEW && tag != Tags.NULL) {
            throw GuardFailed.instance();
        }
        return tag != Tags.NULL;
    }

    /** Begins announced elements that do not announce others. */
    public void beginElements(int count) {
        announcedBytes -= count;
    }

    /** Begins an announced element; otherwise like {@link #isNew}. */
    public boolean isNewElement() {
        announcedBytes--;
        return isNew();
    }

    /** Skips the bytes of an array, from an index on, if they come next; returns whether they did. */
    public boolean skip(byte[] expected, int from) {
        int count = expected.length - from;
        int at = in.position();
        boolean found = in.remaining() >= count && Arrays.equals(in.array(), at, at + count, expected, from, expected.length);
        if (found) {
            in.skipBytes(count);
        }
        return found;
    }

    /** Skips up to eight bytes of a number, lowest first, if they come next; returns whether they did. */
    public boolean skip(long word, int byteCount) {
        boolean found = in.remaining() >= Long.BYTES
                ? (in.peekFixedLong() ^ word) << (Long.BYTES - byteCount) * Byte.SIZE == 0
                : isEnd(word, byteCount);
        if (found) {
            in.skipBytes(byteCount);
        }
        return found;
    }

    /** As {@link #skip}, if fewer than eight bytes of the payload are left. */
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

    /** Returns whether a tag names a user class by its place in the payload. */
    public boolean isAt(long tag, int number) {
        return types.numberAt(tag - Tags.FIRST_TYPE - Tags.FIRST_NAMED_TYPE) == number;
    }

    /** Registers a user class that the payload names. */
    public void named(int number) {
        types.add(number);
    }
}
