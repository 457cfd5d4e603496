// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.object.Generator;
import dev.gridwire.object.InterpretedBody;
import dev.gridwire.reflect.FinalFieldAccess;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The default fields of a class without {@code serialPersistentFields}, which are exactly the slots of its level. */
final class SlotFields extends LevelFields {

    private final Class<?> type;
    private final Layout layout;
    private final FieldSlot[] slots;
    private final Body body;

    private SlotFields(Class<?> type, Class<?> owner, Layout layout, Types types, Generator generator) {
        super(owner);
        this.type = type;
        this.layout = layout;
        this.slots = layout.slots().stream().map(slot -> FieldSlot.of(type, slot, types)).toArray(FieldSlot[]::new);
        this.body = InterpretedBody.of(type, generator.plan(layout), types);
    }

    /** Returns the slots of one level of a class. */
    static LevelFields of(Class<?> type, Class<?> owner, Layout whole, Level level, Types types, Generator generator) {
        return new SlotFields(type, owner, fieldsOf(whole, level), types, generator);
    }

    /** Returns the layout of a plain class that consists of this level alone. */
    static Layout fieldsOf(Layout whole, Level level) {
        return new Layout(
                whole.typeName(),
                Form.CLASS,
                whole.isFinal(),
                List.of(level),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                whole.construction());
    }

    @Override
    void requireSettable(FinalFieldAccess access) {
        layout.slots().forEach(slot -> access.require(FieldSlot.field(type, slot)));
    }

    @Override
    public int count() {
        return slots.length;
    }

    @Override
    public String name(int index) {
        return slots[index].name();
    }

    @Override
    public Class<?> type(int index) {
        return slots[index].type();
    }

    @Override
    public void write(GraphWriter writer, Object owner) {
        body.write(writer, owner);
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        body.fill(reader, owner);
    }

    @Override
    public void writeValues(GraphWriter writer, @Nullable Object[] values) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].writeValue(writer, values[at]);
            }
        } catch (RuntimeException e) {
            writer.path().within(step(at));
            throw e;
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader, Object owner) {
        @Nullable Object[] values = new @Nullable Object[slots.length];
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                values[at] = slots[at].read(reader);
            }
            return FieldValues.of(values);
        } catch (RuntimeException e) {
            reader.path().within(step(at));
            throw e;
        }
    }

    private String step(int index) {
        Slot slot = layout.slots().get(index);
        return "." + EscapedNames.of(slot.name());
    }
}
