// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.AllocatingConstructor;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Combines a layout with a target. Thread-safe. */
public final class Planner {

    private final LayoutResolver layouts;
    private final Target target;
    private final CodePlacement placement;

    /** Makes a planner for the classes that the resolver knows, whose code will be in their nests. */
    public Planner(LayoutResolver layouts, Target target) {
        this(layouts, target, CodePlacement.NESTMATE);
    }

    /** Makes a planner for the classes that the resolver knows. */
    public Planner(LayoutResolver layouts, Target target, CodePlacement placement) {
        this.layouts = layouts;
        this.target = target;
        this.placement = placement;
    }

    /**
     * Plans a class.
     *
     * @throws ClassModelException if the target cannot write one of the slots, which the message names
     */
    public Plan plan(Layout layout) {
        return plan(layout, constructor(layout));
    }

    /** As {@link #plan}, for code that makes an object before its slots are read, and sets each field, including final ones. */
    public Plan planSetting(Layout layout) {
        return plan(layout, Optional.empty());
    }

    /** Returns the plan with additions that only generated code uses and that require reading class files. */
    public Plan forCode(Plan plan) {
        boolean isAllocated = plan.constructor().isEmpty() && plan.layout().form() != Form.RECORD;
        return isAllocated ? plan.allocatedBy(allocator(plan.layout())) : plan;
    }

    /** Returns the allocating constructor, if code in that place can call it. */
    private Optional<AllocatingConstructor> allocator(Layout layout) {
        return switch (placement) {
            case NESTMATE -> layouts.allocator(layout);
            case PACKAGE -> layouts.allocator(layout).filter(found -> found.access() != Access.PRIVATE);
            case SELF, PACKAGE_AND_PUBLIC -> Optional.empty();
        };
    }

    private Plan plan(Layout layout, Optional<ProvenConstructor> constructor) {
        FieldAccesses fields = fields(layout, constructor);
        List<Op> ops = new ArrayList<>();
        List<PlannedSlot> packed = new ArrayList<>();
        List<Encoding.Packed> packedEncodings = new ArrayList<>();
        int index = 0;
        for (Slot slot : layout.slots()) {
            PlannedSlot planned = fields.of(slot, index++);
            if (encoding(slot) instanceof Encoding.Packed value) {
                packed.add(planned);
                packedEncodings.add(value);
                continue;
            }
            flush(packed, packedEncodings, ops);
            ops.add(new Op.Link(planned));
        }
        flush(packed, packedEncodings, ops);
        return new Plan(target.name(), layout, ops, constructor);
    }

    /** Returns the proven constructor, if code in that place can call it. */
    private Optional<ProvenConstructor> constructor(Layout layout) {
        return switch (placement) {
            case NESTMATE -> layouts.constructor(layout);
            case PACKAGE -> layouts.constructor(layout).filter(proven -> proven.access() != Access.PRIVATE);
            case SELF, PACKAGE_AND_PUBLIC -> Optional.empty();
        };
    }

    private FieldAccesses fields(Layout layout, Optional<ProvenConstructor> constructor) {
        return new FieldAccesses(layouts, layout, placement, constructor);
    }

    /**
     * Plans how a class reads what another state of it wrote.
     *
     * @param layout the layout of the class
     * @param cleared the slots that the writer lacked and that the constructor may set
     * @param matches the matches of the written slots with the layout, in the order of the bytes
     */
    public Plan planAdapting(Layout layout, List<Slot> cleared, List<SlotMatch> matches) {
        Optional<ProvenConstructor> constructor = constructor(layout);
        FieldAccesses fields = fields(layout, constructor);
        List<Op> ops = new ArrayList<>();
        List<PlannedSlot> packed = new ArrayList<>();
        List<Encoding.Packed> packedEncodings = new ArrayList<>();
        for (Slot slot : constructor.isPresent() ? unwritten(constructor.get(), matches) : cleared) {
            ops.add(new Op.Cleared(fields.of(slot, 0)));
        }
        int index = 0;
        for (SlotMatch match : matches) {
            int place = index++;
            Optional<PlannedSlot> planned = match.own().map(slot -> fields.of(slot, place));
            boolean same = match.fit() == Fit.SAME && planned.isPresent();
            if (same && encoding(planned.get().slot()) instanceof Encoding.Packed value) {
                packed.add(planned.get());
                packedEncodings.add(value);
                continue;
            }
            flush(packed, packedEncodings, ops);
            ops.add(same ? new Op.Link(planned.get()) : adapted(match, planned, place));
        }
        flush(packed, packedEncodings, ops);
        return new Plan(target.name(), layout, ops, constructor);
    }

    /**
     * Returns the slots to clear. Arguments that were not written are null, zero or false anyway, but the constructor may set
     * other slots.
     */
    private static List<Slot> unwritten(ProvenConstructor constructor, List<SlotMatch> matches) {
        List<Slot> unwritten = new ArrayList<>(constructor.others());
        matches.forEach(match -> match.own().ifPresent(unwritten::remove));
        return unwritten;
    }

    private static Op adapted(SlotMatch match, Optional<PlannedSlot> planned, int place) {
        return planned.isPresent()
                ? new Op.Adapted(planned.get())
                : new Op.Unknown(new PlannedSlot(place, match.written(), FieldAccess.HANDLE, FieldAccess.HANDLE, false));
    }

    private static void flush(List<PlannedSlot> packed, List<Encoding.Packed> encodings, List<Op> ops) {
        if (!packed.isEmpty()) {
            ops.add(new Op.Pack(packed, encodings));
            packed.clear();
            encodings.clear();
        }
    }

    private Encoding encoding(Slot slot) {
        return target.encoding(slot.kind()).orElseThrow(() -> new ClassModelException("the target cannot write the slot: target="
                + target.name() + ", slot=" + slot.owner() + "." + slot.name() + ", kind=" + slot.kind()
                + "; make the field transient or choose another target"));
    }
}
