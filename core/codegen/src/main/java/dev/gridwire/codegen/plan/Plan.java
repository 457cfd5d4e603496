// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.AllocatingConstructor;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.target.Encoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The steps by which objects of one class are written and read in one target. The interpreter, the emitters and the printer
 * follow it.
 *
 * @param target the target's name
 * @param layout the layout of the class; its own level alone if a superclass's methods write the other levels
 * @param ops the ops in the order of the bytes
 * @param constructor makes an object from its slots; empty if fields are set one by one, and for records, whose layout has it
 * @param allocator makes an empty object if fields are set one by one; empty if reflection makes it
 */
public record Plan(
        String target,
        Layout layout,
        List<Op> ops,
        Optional<ProvenConstructor> constructor,
        Optional<AllocatingConstructor> allocator) {

    /** Copies the list. */
    public Plan {
        ops = List.copyOf(ops);
    }

    /** Makes a plan without a proven constructor. */
    public Plan(String target, Layout layout, List<Op> ops) {
        this(target, layout, ops, Optional.empty());
    }

    /** Makes a plan whose empty objects are made by reflection. */
    Plan(String target, Layout layout, List<Op> ops, Optional<ProvenConstructor> constructor) {
        this(target, layout, ops, constructor, Optional.empty());
    }

    /** Returns the same plan with another allocator. */
    Plan allocatedBy(Optional<AllocatingConstructor> other) {
        return new Plan(target, layout, ops, constructor, other);
    }

    /** Returns the same plan with another encoding for the packed slots with these indices. */
    public Plan with(Set<Integer> indices, Encoding.Packed encoding) {
        return indices.isEmpty()
                ? this
                : new Plan(target, layout, ops.stream().map(op -> with(op, indices, encoding)).toList(), constructor, allocator);
    }

    private static Op with(Op op, Set<Integer> indices, Encoding.Packed encoding) {
        if (!(op instanceof Op.Pack pack)) {
            return op;
        }
        List<Encoding.Packed> encodings = new ArrayList<>(pack.encodings());
        for (int i = 0; i < encodings.size(); i++) {
            if (indices.contains(pack.slots().get(i).index())) {
                encodings.set(i, encoding);
            }
        }
        return new Op.Pack(pack.slots(), encodings);
    }

    /** Returns all slots, in the order of the layout. */
    public List<PlannedSlot> slots() {
        List<PlannedSlot> slots = new ArrayList<>();
        for (Op op : ops) {
            slots.addAll(op.slots());
        }
        return slots;
    }

    /** Returns the binary name of the superclass whose methods write its part; empty if there is none. */
    public Optional<String> superclass() {
        return !ops.isEmpty() && ops.get(0) instanceof Op.Superclass above ? Optional.of(above.typeName()) : Optional.empty();
    }

    /**
     * Returns the ops of the class itself, for a back end of one kind of target.
     *
     * @throws IllegalArgumentException if an op is of another kind; choose the back end for the plan's target
     */
    public <T extends Op> List<T> ops(Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Op op : ops.subList(superclass().isPresent() ? 1 : 0, ops.size())) {
            if (!kind.isInstance(op)) {
                throw new IllegalArgumentException("a plan has an op of another kind of target: target=" + target + ", type="
                        + layout.typeName() + ", op=" + op.getClass().getSimpleName() + ", expected=" + kind.getSimpleName());
            }
            found.add(kind.cast(op));
        }
        return found;
    }
}
