// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;

/** The state that the hooks of one graph need while it is written: the part of it that the kernel asks for. */
public interface WriteHooks {

    /** Writes the object that stands in place of another one, in the slot of the other. */
    void writeReplaced(Object value, Codec codec, ReferenceSlot slot);

    /** Forgets the graph. */
    void clear();
}
