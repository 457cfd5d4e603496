// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.container.Completeness;
import dev.gridwire.container.Completeness.Kind;
import dev.gridwire.payload.Limits;
import java.io.ObjectStreamConstants;
import java.util.HashMap;
import java.util.Map;

/** Holds the handles of a stream and counts the work of hashing its objects, as the marshaller does. */
final class StreamHandles {

    private final StreamBytes in;
    private final Limits limits;
    private final Completeness work = new Completeness();
    private final Map<Integer, Descriptor> descriptors = new HashMap<>();
    private int count;

    StreamHandles(StreamBytes in, Limits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** Assigns the next handle and returns it. */
    int next() {
        work.next();
        return count++;
    }

    /** Assigns a handle to something without parts. */
    void nextWhole() {
        open(Kind.PLAIN);
        close();
    }

    /** Assigns a handle to an object whose parts follow. */
    void open(Kind kind) {
        next();
        work.open(0, kind);
    }

    void close() {
        work.close(in.length());
    }

    void describe(int handle, Descriptor descriptor) {
        if (descriptors.size() == limits.types()) {
            throw in.refusal("There are too many classes: types=" + (descriptors.size() + 1) + ", limit=" + limits.types());
        }
        descriptors.put(handle, descriptor);
    }

    /** Reads a handle, and counts its object as a part. */
    void readReference() {
        work.reference(readHandle(), in.length());
    }

    Descriptor readDescriptor() {
        Descriptor known = descriptors.get(readHandle());
        if (known == null) {
            throw in.refusal("A number stands for no class");
        }
        return known;
    }

    int readHandle() {
        int handle = in.readInt() - ObjectStreamConstants.baseWireHandle;
        if (handle < 0 || handle >= count) {
            throw in.refusal("A number stands for nothing");
        }
        return handle;
    }

    void beginKey() {
        work.enter();
    }

    /** Ends a part that a container hashes, and compares the work with the budget. */
    void endKey() {
        work.leaveKeys(1, limits.hashNesting(), in.length());
    }
}
