// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.List;
import java.util.Optional;

/**
 * What a class's own methods write to a stream.
 *
 * @param typeName the binary name
 * @param superclass binary name of the superclass whose methods write its part; empty if it has none to write
 * @param instances whether there are objects of exactly this class
 * @param slots those of the class itself, in the order of the bytes
 */
public record StreamPlan(String typeName, Optional<String> superclass, Instances instances, List<StreamSlot> slots) {

    /** Copies the list. */
    public StreamPlan {
        slots = List.copyOf(slots);
    }

    /** Whether a class has instances of its own. */
    public enum Instances {
        NONE,
        OWN
    }
}
