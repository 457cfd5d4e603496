// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.ground.Refusal;
import dev.gridwire.object.AdaptedSlots;
import dev.gridwire.object.Assembly;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads an object from the bytes of another state of its class, slot by slot, by reflection. */
public final class AdaptedBody extends Body implements AdaptedSlots {

    private final Making making;
    private final AdaptedField[] fields;
    /** The local fields that the writer lacked, by name; unknown fields may hold their values. */
    private final Map<String, AdaptedField> added;
    private final boolean isWrittenAsRecord;

    /**
     * Joins the parts.
     *
     * @param fields the written fields, in the order of the bytes
     * @param isWrittenAsRecord whether the writer's class is a record
     */
    AdaptedBody(
            Making making,
            AdaptedField[] fields,
            Map<String, AdaptedField> added,
            String[] steps,
            boolean isWrittenAsRecord) {
        super(steps);
        this.isWrittenAsRecord = isWrittenAsRecord;
        this.added = added;
        this.making = making;
        this.fields = fields;
    }

    /**
     * Describes how objects are created.
     *
     * @param constructor the constructor without parameters, or a record's canonical one
     * @param assembly the assembly of a class with a proven constructor; null for others
     * @param arguments the initial value of each argument, if a constructor takes arguments; null for other classes
     * @param initial gives fields that the writer lacked the values that the class's own constructor sets
     * @param cleared fields that the constructor may set and that the writer lacked; they become null, zero or false
     * @param adaptations keeps the fields that are missing here
     * @param isOwn whether the constructor is the class's own one without parameters
     * @param singleton the only object of its class, which keeps its state; null for other classes
     */
    record Making(
            Constructor<?> constructor,
            @Nullable Assembly assembly,
            @Nullable Object @Nullable [] arguments,
            InitialValues initial,
            List<ClearedField> cleared,
            Adaptations adaptations,
            boolean isOwn,
            @Nullable Object singleton) {}

    @Override
    public boolean canBeFused() {
        if (making.singleton() != null) {
            return false;
        }
        boolean mayComeLate = making.arguments() == null || making.assembly() != null;
        return making.initial() == InitialValues.NONE
                && (!mayComeLate || Arrays.stream(fields).noneMatch(field -> field.slot().isListHereAnArray()));
    }

    @Override
    public List<SlotMatch> matches() {
        return Arrays.stream(fields).map(field -> field.slot().match()).toList();
    }

    @Override
    public @Nullable ReferenceSlot reference(int slot) {
        return fields[slot].slot().reference();
    }

    @Override
    public boolean isConvertedAlone(int slot) {
        return fields[slot].slot().isConvertedAlone();
    }

    @Override
    public @Nullable Object convert(int slot, @Nullable Object value) {
        return fields[slot].slot().convertedAlone(value);
    }

    @Override
    public void keep(int slot, Object owner, @Nullable Object value) {
        making.adaptations().keep(owner, fields[slot].slot().name(), value, false);
    }

    @Override
    public Object make() {
        if (making.singleton() != null) {
            return making.singleton();
        }
        Object made = making.isOwn() ? Construct.own(making.constructor()) : Construct.call(making.constructor());
        making.initial().giveTo(made);
        for (ClearedField field : making.cleared()) {
            field.clear(made);
        }
        return made;
    }

    @Override
    public Object assemble(GraphReader reader, int handle, @Nullable Object[] arguments) {
        return making.assembly() == null
                ? super.assemble(reader, handle, arguments)
                : making.assembly().assemble(reader, handle, this, arguments);
    }

    @Override
    public List<Slot> cleared() {
        return making.cleared().stream().map(ClearedField::slot).toList();
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        int at = 0;
        try {
            for (; at < fields.length; at++) {
                if (making.singleton() == null) {
                    fields[at].fill(reader, made);
                } else {
                    fields[at].slot().hold(reader);
                }
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        if (isMadeOfParts()) {
                return made(reader, handle, false);
        }
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }

    /** Returns whether a constructor makes objects from their parts. */
    boolean isMadeOfParts() {
        return making.arguments() != null;
    }

    /** Reads an object that a constructor makes from its parts. */
    Object made(GraphReader reader, int handle, boolean hasUnknownFields) {
        Assembly assembly = making.assembly();
        if (assembly != null) {
            reader.keep(handle, this);
        }
        Map<String, @Nullable Object> unknownFields =
                hasUnknownFields && isWrittenAsRecord ? UnknownFieldSet.read(reader) : Map.of();
        @Nullable Object[] arguments = making.initial().in(Objects.requireNonNull(making.arguments()).clone());
        @Nullable Object[] held = new @Nullable Object[fields.length];
        int at = 0;
        try {
            for (; at < fields.length; at++) {
                held[at] = fields[at].put(reader, arguments);
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
        if (hasUnknownFields && !isWrittenAsRecord) {
            unknownFields = UnknownFieldSet.read(reader);
        }
        unknownFields.forEach((name, value) -> {
            AdaptedField field = added.get(name);
            if (field != null) {
                arguments[field.argument()] = field.slot().converted(reader, value);
            }
        });
        Object made = assembly == null ? called(arguments) : assembly.finish(reader, handle, this, arguments);
        reader.keep(handle, made);
        for (int i = 0; i < fields.length; i++) {
            fields[i].keepPut(reader, made, held[i]);
            if (assembly != null) {
                fields[i].takeLater(reader, made, arguments);
            }
        }
        unknownFields.forEach((name, value) -> {
            if (!added.containsKey(name)) {
                making.adaptations().keep(made, name, value, reader.unknown().leadsOut());
            }
        });
        return made;
    }

    private Object called(@Nullable Object[] arguments) {
        try {
            return Construct.call(making.constructor(), arguments);
        } catch (Refusal e) {
            throw explained(e);
        }
    }

    /** Explains the usual reason: a record gained components for which the payload has no values. */
    private Refusal explained(Refusal failed) {
        Set<String> missing = new TreeSet<>();
        added.values().forEach(field -> missing.add(field.slot().match().own().orElseThrow().name()));
        making.initial().fields().forEach(field -> missing.remove(field.field().getName()));
        Class<?> type = failed.failedClass();
        if (missing.isEmpty() || type == null || failed.getCause() == null) {
            return failed;
        }
        String names = String.join(", ", missing);
        return Refusal.shape(
                "A constructor refused the initial values of components that the payload lacks: class=" + type.getName()
                        + ", components=" + names + ", exception=" + failed.getCause().getClass().getName(),
                "let the canonical constructor accept null, zero or false for " + names + ", or give a value by @InitialValue"
                        + " and a constructor without parameters",
                failed.getCause());
    }

    /** Returns whether the unknown fields stand before the slots. */
    boolean isWrittenAsRecord() {
        return isWrittenAsRecord;
    }

    /**
     * Writes an object in the other state of its class. That happens if the bytes do not name the class, because a slot of a
     * class that is missing here declares it.
     */
    @Override
    public void write(GraphWriter writer, Object value) {
        Map<String, @Nullable Object> kept = making.adaptations().keptOf(value);
        int at = 0;
        try {
            for (; at < fields.length; at++) {
                fields[at].writeAsWritten(writer, value, kept);
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    /**
     * Sets the fields of an object that its unknown fields hold, which stand before it. Keeps those that its class lacks here,
     * too, beside the object.
     */
    void give(GraphReader reader, Object made, Map<String, @Nullable Object> unknownFields) {
        if (making.singleton() != null) {
            return;
        }
        give(reader, made, unknownFields, added, making.adaptations());
    }

    /** Sets the fields of an object that its unknown fields hold and that exist here. */
    static void give(
            GraphReader reader,
            Object made,
            Map<String, @Nullable Object> unknownFields,
            Map<String, AdaptedField> added,
            Adaptations adaptations) {
        unknownFields.forEach((name, value) -> {
            AdaptedField field = added.get(name);
            if (field == null) {
                adaptations.keep(made, name, value, reader.unknown().leadsOut());
            } else {
                field.give(reader, made, value);
            }
        });
    }
}
