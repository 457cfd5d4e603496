// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;

/** Holds the state that the hooks of one graph need while it is written. This is the part of it that the kernel needs. */
public interface WriteHooks {

    /** Writes the object that replaces another one, in the other's slot. */
    void writeReplaced(Object value, Codec codec, ReferenceSlot slot);

    /** Notes what hooks do, since the graph may be begun again. */
    void noteCalls();

    /** Lets the next {@link #clear} keep what hooks did, so that they are not called again for the same graph. */
    void keepCalls();

    /** Forgets the graph. */
    void clear();
}
