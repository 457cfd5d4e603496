// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.util.BitSet;

/** Tells whether the value being read belongs to an unknown field, so that its classes need not be here either. */
public final class UnknownScope {

    private int depth;
    /** The objects of the outermost field that is not here have this handle or a greater one. */
    private int firstHandle;
    private boolean leadsOut;
    /** The handles of objects that such a value refers back to. */
    private final BitSet referred = new BitSet();

    /** Begins the value of a field that is not here; its first object has this handle. */
    public void enter(int handle) {
        if (depth++ == 0) {
            firstHandle = handle;
        }
    }

    /** Ends it. */
    public void leave() {
        depth--;
    }

    /** Whether the value being read belongs to such a field. */
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

    /** Whether such a value referred back to an object, since the payload began. */
    public boolean isReferred(int handle) {
        return referred.get(handle);
    }

    /** Whether in this payload the value of such a field refers to an object around it. */
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
