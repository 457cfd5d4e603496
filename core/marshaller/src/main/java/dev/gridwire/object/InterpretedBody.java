// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows the plan of a class step by step, by reflection. Its bytes define the form, and fused code must write the same bytes.
 */
public final class InterpretedBody extends Body {

    private final Constructor<?> constructor;
    private final FieldSlot[] slots;
    /** The index of the constructor argument that each slot is; empty if fields are set. */
    private final int[] argumentOfSlot;
    private final boolean isRecord;
    /** Whether the class's own constructor makes the objects. */
    private final boolean isOwn;
    private final @Nullable Assembly assembly;

    private InterpretedBody(
            Layout layout,
            Constructor<?> constructor,
            FieldSlot[] slots,
            int[] argumentOfSlot,
            @Nullable Assembly assembly) {
        super(steps(layout));
        this.assembly = assembly;
        this.constructor = constructor;
        this.slots = slots;
        this.argumentOfSlot = argumentOfSlot;
        this.isRecord = layout.form() == Form.RECORD;
        this.isOwn = layout.construction().way() == Way.OWN_CONSTRUCTOR;
    }

    /**
     * Makes the body of a class.
     *
     * @param plan a plan for the native target
     */
    public static InterpretedBody of(Class<?> type, Plan plan, Types types) {
        Layout layout = plan.layout();
        List<PlannedSlot> slots = plan.slots();
        FieldSlot[] fields = new FieldSlot[slots.size()];
        int[] places = new int[slots.size()];
        for (int i = 0; i < fields.length; i++) {
            Slot slot = slots.get(i).slot();
            fields[i] = FieldSlot.of(type, slot, types);
            places[i] = place(plan, slot);
        }
        if (layout.form() == Form.RECORD) {
            return new InterpretedBody(layout, Construct.canonical(type), fields, places, null);
        }
        Constructor<?> constructor = Construct.constructor(type, layout.construction());
        if (plan.constructor().isEmpty()) {
            return new InterpretedBody(layout, constructor, fields, new int[0], null);
        }
        Assembly assembly = Assembly.of(type, plan.constructor().get(), types);
        return new InterpretedBody(layout, constructor, fields, places, assembly);
    }

    /** Returns the index of the constructor argument that a slot is; -1 if fields are set. */
    private static int place(Plan plan, Slot slot) {
        if (plan.layout().form() == Form.RECORD) {
            return plan.layout().construction().slots(plan.layout().slots()).indexOf(slot);
        }
        return plan.constructor().isPresent() ? plan.constructor().get().indexOf(slot) : -1;
    }

    /** Returns the path step of each slot. */
    public static String[] steps(Layout layout) {
        List<Slot> slots = layout.slots();
        String[] steps = new String[slots.size()];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = "." + EscapedNames.of(slots.get(i).name());
        }
        return steps;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].write(writer, value);
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    @Override
    public Object make() {
        return isOwn ? Construct.own(constructor) : Construct.call(constructor);
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].fill(reader, made);
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }

    /** Reads the slots and discards them. */
    void skip(GraphReader reader) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].read(reader);
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        if (isRecord) {
            Object made = Construct.call(constructor, arguments(reader));
            reader.keep(handle, made);
            return made;
        }
        if (assembly != null) {
            reader.keep(handle, this);
            return assembly.finish(reader, handle, this, arguments(reader));
        }
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }

    @Override
    public Object assemble(GraphReader reader, int handle, @Nullable Object[] arguments) {
        return assembly == null
                ? super.assemble(reader, handle, arguments)
                : assembly.assemble(reader, handle, this, arguments);
    }

    private @Nullable Object[] arguments(GraphReader reader) {
        @Nullable Object[] arguments = slots.length == 0 ? Construct.NOTHING : new @Nullable Object[slots.length];
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                arguments[argumentOfSlot[at]] = slots[at].read(reader);
            }
            return arguments;
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }
}
