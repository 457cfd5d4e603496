// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.Way;
import java.util.List;

/** One step of a plan. */
public sealed interface Op {

    /** The slots that it writes and reads, in order. */
    List<PlannedSlot> slots();

    /** Values that refer to nothing, one check of the capacity for all. */
    record Pack(List<PlannedSlot> slots, List<Way.Packed> ways) implements Op {

        /** Copies the lists. */
        public Pack {
            slots = List.copyOf(slots);
            ways = List.copyOf(ways);
        }

        /** The bytes that those from this one on take together, if no text is long. */
        public int byteCount(int from) {
            int byteCount = 0;
            for (Way.Packed way : ways.subList(from, ways.size())) {
                byteCount += way.byteCount();
            }
            return byteCount;
        }
    }

    /** A reference that a constant knows how to write. */
    record Link(PlannedSlot slot, Way.Linked way) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of(slot);
        }
    }

    /**
     * A slot that is read as another state of the class wrote it, by what a constant knows of it.
     *
     * @param read of the constant: reader; gives the value, as its field here takes it or as a box of that
     */
    record Adapted(PlannedSlot slot, Call read) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of(slot);
        }
    }

    /** A slot that another state of the class did not write, and that is to be null, zero or false. */
    record Cleared(PlannedSlot slot) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of(slot);
        }
    }

    /** A slot that another state of the class wrote and that is not here. */
    record Unknown(PlannedSlot slot) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of(slot);
        }
    }

    /** A reference whose body is written in line. */
    record Nest(PlannedSlot slot, Way.Nested way) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of(slot);
        }
    }
}
