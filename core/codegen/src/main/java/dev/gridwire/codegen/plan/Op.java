// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.target.Encoding;
import java.util.List;
import java.util.Optional;

/**
 * One step of a plan. Each of the three kinds of addressing has its ops: {@link Graph} for the native form, {@link Streamed} for
 * streams, and {@link Named} for fields with names. {@link Superclass} belongs to both of the latter.
 */
public sealed interface Op {

    /** Returns the slots that it writes and reads, in order. */
    List<PlannedSlot> slots();

    /** An op for one slot. */
    sealed interface OfSlot extends Op {

        /** Returns the slot. */
        PlannedSlot slot();

        @Override
        default List<PlannedSlot> slots() {
            return List.of(slot());
        }
    }

    /** A step through an object graph whose writer and reader preserve the identity of objects: the native form. */
    sealed interface Graph extends Op {}

    /** Values without references. */
    record Pack(List<PlannedSlot> slots, List<Encoding.Packed> encodings) implements Graph {

        /** Copies the lists. */
        public Pack {
            slots = List.copyOf(slots);
            encodings = List.copyOf(encodings);
        }
    }

    /** A reference that a constant writes and reads. */
    record Link(PlannedSlot slot) implements Graph, OfSlot {}

    /** A slot that another state of the class wrote as another type; a constant converts it. */
    record Adapted(PlannedSlot slot) implements Graph, OfSlot {}

    /** A slot that another state of the class did not write; it becomes null, zero or false. */
    record Cleared(PlannedSlot slot) implements Graph, OfSlot {}

    /** A slot that another state of the class wrote and the local class lacks. */
    record Unknown(PlannedSlot slot) implements Graph, OfSlot {}

    /**
     * The part of an object that the superclass's own methods write and read.
     *
     * @param typeName the binary name
     */
    record Superclass(String typeName) implements Op {
        @Override
        public List<PlannedSlot> slots() {
            return List.of();
        }
    }

    /** A slot in a stream without names. */
    record Streamed(PlannedSlot slot, ValueShape shape) implements OfSlot {

        /** Returns the slot's name for failures: {@code com.acme.Order.lines}. */
        public String where() {
            return slot.slot().owner() + "." + slot.slot().name();
        }
    }

    /**
     * A slot in a form with named fields, as one field or several.
     *
     * @param check computed first, because it may throw an exception
     * @param prepared computed once for all fields
     * @param value computes the slot's value from the fields that were read
     */
    record Named(
            PlannedSlot slot,
            Optional<Expression> check,
            Optional<Expression> prepared,
            List<NamedField> fields,
            Expression value)
            implements OfSlot {

        /** Copies the list. */
        public Named {
            fields = List.copyOf(fields);
        }
    }
}
