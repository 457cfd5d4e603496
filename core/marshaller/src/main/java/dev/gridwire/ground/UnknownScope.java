// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.util.BitSet;

/** Tells whether the value being read belongs to an unknown field, so that its classes may be missing, too. */
public final class UnknownScope {

    private int depth;
    /** Objects of the outermost unknown field have this handle or a greater one. */
    private int firstHandle;
    private boolean leadsOut;
    /** The handles of objects that values of unknown fields refer back to. */
    private final BitSet referred = new BitSet();

    /** Begins the value of an unknown field; its first object has this handle. */
    public void enter(int handle) {
        if (depth++ == 0) {
            firstHandle = handle;
        }
    }

    /** Ends this value. */
    public void leave() {
        depth--;
    }

    /** Returns whether the value being read belongs to an unknown field. */
    public boolean isHere() {
        return depth > 0;
    }

    /** Notes a reference. */
    public void refersTo(int handle) {
        if (depth > 0) {
            leadsOut |= handle < firstHandle;
            referred.set(handle);
        }
    }

    /** Returns whether the value of an unknown field has referred back to an object of this payload. */
    public boolean isReferred(int handle) {
        return referred.get(handle);
    }

    /** Returns whether the value of an unknown field in this payload refers to a surrounding object. */
    public boolean leadsOut() {
        return leadsOut;
    }

    /** Forgets the payload. */
    public void clear() {
        depth = 0;
        leadsOut = false;
        referred.clear();
    }
}
