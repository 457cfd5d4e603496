// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import dev.gridwire.codegen.target.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins a layout with a target. Thread-safe. */
public final class Planner {

    private final LayoutResolver layouts;
    private final Target target;
    private final Standing standing;

    /** Makes a planner for the classes that the resolver knows, whose code will stand in their nests. */
    public Planner(LayoutResolver layouts, Target target) {
        this(layouts, target, Standing.NESTMATE);
    }

    /** Makes a planner for the classes that the resolver knows. */
    public Planner(LayoutResolver layouts, Target target, Standing standing) {
        this.layouts = layouts;
        this.target = target;
        this.standing = standing;
    }

    /**
     * Plans a class.
     *
     * @throws ClassModelException if the target cannot write one of its slots, which the message names
     */
    public Plan plan(Layout layout) {
        ClassModel type = layouts.model(layout.typeName());
        List<Op> ops = new ArrayList<>();
        List<PlannedSlot> packed = new ArrayList<>();
        List<Way.Packed> packedWays = new ArrayList<>();
        int index = 0;
        for (Slot slot : layout.slots()) {
            PlannedSlot planned = planned(type, layout, slot, index++);
            Way way = way(slot);
            if (way instanceof Way.Packed value) {
                packed.add(planned);
                packedWays.add(value);
                continue;
            }
            flush(packed, packedWays, ops);
            ops.add(op(planned, way));
        }
        flush(packed, packedWays, ops);
        return new Plan(target.name(), layout, ops);
    }

    /**
     * Plans how a class reads what another state of it wrote.
     *
     * @param layout of the class
     * @param cleared slots that the writer did not have and the constructor may set
     * @param matches of what was written with it, in the order of the bytes
     */
    public Plan planAdapting(Layout layout, List<Slot> cleared, List<SlotMatch> matches) {
        ClassModel type = layouts.model(layout.typeName());
        List<Op> ops = new ArrayList<>();
        List<PlannedSlot> packed = new ArrayList<>();
        List<Way.Packed> packedWays = new ArrayList<>();
        for (Slot slot : cleared) {
            ops.add(new Op.Cleared(planned(type, layout, slot, 0)));
        }
        int index = 0;
        for (SlotMatch match : matches) {
            int place = index++;
            Optional<PlannedSlot> planned = match.own().map(slot -> planned(type, layout, slot, place));
            boolean same = match.fit() == Fit.SAME && planned.isPresent();
            if (same && way(planned.get().slot()) instanceof Way.Packed value) {
                packed.add(planned.get());
                packedWays.add(value);
                continue;
            }
            flush(packed, packedWays, ops);
            ops.add(same ? op(planned.get(), way(planned.get().slot())) : adapted(match, planned, place));
        }
        flush(packed, packedWays, ops);
        return new Plan(target.name(), layout, ops);
    }

    private static Op adapted(SlotMatch match, Optional<PlannedSlot> planned, int place) {
        return planned.isPresent()
                ? new Op.Adapted(planned.get(), NativeTarget.readAdapted(match))
                : new Op.Unknown(new PlannedSlot(place, match.written(), Reach.HANDLE, Reach.HANDLE, false));
    }

    private static void flush(List<PlannedSlot> packed, List<Way.Packed> ways, List<Op> ops) {
        if (!packed.isEmpty()) {
            ops.add(new Op.Pack(packed, ways));
            packed.clear();
            ways.clear();
        }
    }

    private Way way(Slot slot) {
        return target.way(slot.kind()).orElseThrow(() -> new ClassModelException("the target cannot write the slot: target="
                + target.name() + ", slot=" + slot.owner() + "." + slot.name() + ", kind=" + slot.kind()
                + "; make the field transient or choose another target"));
    }

    private Op op(PlannedSlot planned, Way way) {
        if (way instanceof Way.Nested nested) {
            return hasBody(planned.slot()) ? new Op.Nest(planned, nested) : new Op.Link(planned, nested.otherwise());
        }
        return new Op.Link(planned, (Way.Linked) way);
    }

    /** Whether objects of exactly the declared class are a user's, written slot by slot. */
    private boolean hasBody(Slot slot) {
        String name = slot.erasedType().toString();
        if (ClassModel.isPlatformName(name)) {
            return false;
        }
        ClassModel model = layouts.model(name);
        boolean object = model.kind() == ClassKind.CLASS || model.kind() == ClassKind.RECORD;
        return object && !model.isAbstract() && layouts.resolve(name).isPlain();
    }

    private PlannedSlot planned(ClassModel type, Layout layout, Slot slot, int index) {
        ClassModel owner = layouts.model(slot.owner());
        FieldModel field = field(owner, slot);
        boolean inNest = standing == Standing.NESTMATE && owner.nesting().nestHost().equals(type.nesting().nestHost());
        boolean reached = inNest || field.access() != Access.PRIVATE && owner.packageName().equals(type.packageName());
        Reach get = reached ? Reach.FIELD : Reach.HANDLE;
        if (layout.form() == Form.RECORD) {
            return new PlannedSlot(index, slot, get, Reach.ARGUMENT, true);
        }
        return new PlannedSlot(index, slot, get, field.isFinal() ? Reach.HANDLE : get, field.isFinal());
    }

    private static FieldModel field(ClassModel owner, Slot slot) {
        for (FieldModel field : owner.fields()) {
            if (field.name().equals(slot.name()) && field.descriptor().equals(slot.descriptor())) {
                return field;
            }
        }
        throw new ClassModelException("a layout names a field that is not there: slot=" + slot);
    }
}
