// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.CodecState;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Promotion;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.object.Generator;
import dev.gridwire.object.InterpretedBody;
import dev.gridwire.reflect.FinalFieldAccess;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The default fields of a class without {@code serialPersistentFields}, which are exactly the slots of its level. */
final class SlotFields extends LevelFields {

    private final Class<?> type;
    private final Layout layout;
    private final FieldSlot[] slots;
    private final Body interpreted;
    /** Counts the uses of the interpreted body; null if there will be no better one. */
    private final @Nullable Promotion promotion;
    /** The bodies, as a codec has them. Canonical bytes use a separate body if the class has numbers that can be NaN. */
    private final CodecState bodies;

    private SlotFields(Class<?> type, Class<?> owner, Layout layout, Types types, Generator generator) {
        super(owner);
        this.type = type;
        this.layout = layout;
        this.slots = layout.slots().stream().map(slot -> FieldSlot.of(type, slot, types)).toArray(FieldSlot[]::new);
        this.interpreted = InterpretedBody.of(type, generator.plan(layout), types);
        boolean isCanonicalOther = types.canonicalRoots() != CanonicalRoots.NONE && Generator.hasFloating(layout);
        this.bodies = new CodecState(interpreted, isCanonicalOther ? interpreted : null);
        boolean never = slots.length == 0 || !types.generation().definesClasses();
        this.promotion = never ? null : new Promotion(() -> promote(generator));
        if (promotion != null && types.generation() == Generation.AT_ONCE) {
            promotion.promote();
        }
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

    private void promote(Generator generator) {
        Body generated = generator.generate(type, layout);
        if (generated != null) {
            bodies.replaceBody(generated);
        }
        Body canonical = bodies.canonicalBody() == null ? null : generator.generateCanonical(type, layout);
        if (canonical != null) {
            bodies.replaceCanonicalBody(canonical);
        }
    }

    /** Returns the body in use, and counts another use. */
    private Body use() {
        Body body = Objects.requireNonNull(bodies.body());
        if (body == interpreted && promotion != null) {
            promotion.use(false);
            return Objects.requireNonNull(bodies.body());
        }
        return body;
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
        Body body = use();
        Body canonical = writer.isCanonical() ? bodies.canonicalBody() : null;
        (canonical == null ? body : canonical).write(writer, owner);
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        use().fill(reader, owner);
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
