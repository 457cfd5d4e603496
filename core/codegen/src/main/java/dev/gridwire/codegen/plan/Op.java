// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.Encoding;
import java.util.List;
import java.util.Optional;

/**
 * One step of a plan. The three kinds of addressing have ops of their own: {@link Graph} for the native form, {@link Streamed}
 * for streams, {@link Named} for fields with names; {@link Superclass} is of both of the latter.
 */
public sealed interface Op {

    /** The slots that it writes and reads, in order. */
    List<PlannedSlot> slots();

    /** An op of one slot. */
    sealed interface OfSlot extends Op {

        /** The slot. */
        PlannedSlot slot();

        @Override
        default List<PlannedSlot> slots() {
            return List.of(slot());
        }
    }

    /** A step through an object graph, whose writer and reader keep the identity of objects: the native form. */
    sealed interface Graph extends Op {}

    /** Values without references, with one check of the capacity for all. */
    record Pack(List<PlannedSlot> slots, List<Encoding.Packed> encodings) implements Graph {

        /** Copies the lists. */
        public Pack {
            slots = List.copyOf(slots);
            encodings = List.copyOf(encodings);
        }

        /** The bytes that the values from this one on take together, if no text is long. */
        public int byteCount(int from) {
            int byteCount = 0;
            for (Encoding.Packed encoding : encodings.subList(from, encodings.size())) {
                byteCount += encoding.byteCount();
            }
            return byteCount;
        }
    }

    /** A reference that a constant knows how to write. */
    record Link(PlannedSlot slot, Encoding.Linked encoding) implements Graph, OfSlot {}

    /** A reference whose body is written in line. */
    record Nest(PlannedSlot slot, Encoding.Nested encoding) implements Graph, OfSlot {}

    /**
     * A slot that another state of the class wrote as another type; a constant converts it.
     *
     * @param read of the constant: reader; gives the value, as its field here takes it or as a box of that
     */
    record Adapted(PlannedSlot slot, Call read) implements Graph, OfSlot {}

    /** A slot that another state of the class did not write; it becomes null, zero or false. */
    record Cleared(PlannedSlot slot) implements Graph, OfSlot {}

    /** A slot that another state of the class wrote and this one does not have. */
    record Unknown(PlannedSlot slot) implements Graph, OfSlot {}

    /**
     * The part of an object that its superclass's own methods write and read.
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

        /** The slot's name in failures: {@code com.acme.Order.lines}. */
        public String where() {
            return slot.slot().owner() + "." + slot.slot().name();
        }
    }

    /**
     * A slot in a form whose fields have names: one field or several.
     *
     * @param check is computed first, for the exception that it may throw
     * @param prepared is computed once for all fields
     * @param value gives the slot's value from the fields that were read
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
