// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;

/** Holds the state that the hooks of one graph need while it is written. This is the part of it that the kernel needs. */
public interface WriteHooks {

    /** Writes the object that replaces another one, in the other's slot. */
    void writeReplaced(Object value, Codec codec, ReferenceSlot slot);

    /** Forgets the graph. */
    void clear();
}
