// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.ground.PendingElements;
import dev.gridwire.payload.Limits;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import java.util.Arrays;

/** The state of fused reading. For one thread at a time. */
public final class FusedReader {

    private final WireInput in;
    private final PendingElements pending;
    private final TypePlaces types;
    private final int maxBytes;
    private final SharedObjects shared = new SharedObjects();
    private final Turns turns = new Turns();

    /** Makes the state of a reader of these bytes. */
    public FusedReader(WireInput in, Limits limits) {
        this.in = in;
        this.pending = new PendingElements(in, limits);
        this.types = new TypePlaces(limits.types());
        this.maxBytes = limits.references();
    }

    /** Begins a payload; notes whether something in it refers back. */
    void begin(boolean refersBack) {
        if (in.remaining() > maxBytes) {
            throw GuardFailed.instance();
        }
        shared.begin(refersBack);
    }

    /** Ends it: nothing follows. */
    void end() {
        if (in.remaining() > 0) {
            throw GuardFailed.instance();
        }
    }

    /** Forgets the payload. */
    void clear() {
        types.clear();
        pending.clear();
        shared.clear();
        turns.clear();
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

    /** The elements that containers announced and that are still to be read. */
    public PendingElements pending() {
        return pending;
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
        pending.elements(count);
    }

    /** Begins an announced element; otherwise as {@link #isNew}. */
    public boolean isNewElement() {
        pending.element();
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

    /** Whether a tag names a class of the user's by its place in the payload. */
    public boolean isAt(long tag, int number) {
        return types.numberAt(tag - Tags.FIRST_TYPE - Tags.FIRST_NAMED_TYPE) == number;
    }

    /** Takes a class of the user's that the payload names. */
    public void named(int number) {
        types.add(number);
    }
}
