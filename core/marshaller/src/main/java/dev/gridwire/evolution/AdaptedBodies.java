// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.codegen.evolution.Matching;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.SlotKeys;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Conversion;
import dev.gridwire.learning.AdaptedFusion;
import dev.gridwire.object.Assembly;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.object.Generator;
import dev.gridwire.object.SingletonBody;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import dev.gridwire.reflect.Singleton;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes the bodies that read the bytes of other states of classes. */
final class AdaptedBodies {

    private final Types types;
    private final Adaptations adaptations;
    private final Adaptation adaptation;
    private final Generator generator;
    private final AdaptedReferences references;

    AdaptedBodies(
            Types types, Adaptations adaptations, Adaptation adaptation, Generator generator, AdaptedReferences references) {
        this.types = types;
        this.adaptations = adaptations;
        this.adaptation = adaptation;
        this.generator = generator;
        this.references = references;
    }

    /** Returns the codec that reads a local class in the state in which it was written. */
    UserCodec codec(UserCodec local, TypeName.Adapted name, Layout written) {
        AdaptedBody body = body(local.type(), local.layout(), written);
        UserCodec made = new UserCodec(local, name, body, body);
        if (types.generation().definesClasses() && body.canBeFused()) {
            made.fuseBy(new AdaptedFusion(made, types, generator, local.fusion()));
        }
        return made;
    }

    /** Makes the body that reads objects of a local class in another state. */
    AdaptedBody body(Class<?> type, Layout here, Layout written) {
        Matching matching = matching(written, here);
        SlotKeys keys = SlotKeys.of(written);
        AdaptedField[] fields = new AdaptedField[matching.written().size()];
        String[] steps = new String[fields.length];
        for (int i = 0; i < fields.length; i++) {
            SlotMatch match = matching.written().get(i);
            fields[i] = field(type, here, match, keys.of(match.written()));
            steps[i] = "." + EscapedNames.of(match.own().orElse(match.written()).name());
        }
        return new AdaptedBody(
                making(type, here, matching.added()), fields, added(type, here, matching), steps,
                written.form() == Form.RECORD);
    }

    /** Pairs the slots that are the same fields. */
    Matching matching(Layout written, Layout here) {
        Matching matching = Matching.of(written, adaptation.written().renames(), here, adaptations.local().renamesOf(here));
        if (!matching.ambiguous().isEmpty()) {
            throw Misfits.ambiguous(matching.ambiguous().get(0), adaptation);
        }
        return matching;
    }

    /** Returns the fields of a class by their written names, where these differ. */
    Map<String, String> renamed(Layout layout, Level here, Level written) {
        Renames own = adaptations.local().renamesOf(layout);
        Renames writers = adaptation.written().renames();
        Map<String, String> renamed = new HashMap<>();
        for (Slot slot : here.slots()) {
            own.formerSlots(here.owner(), slot.name()).forEach(former -> renamed.putIfAbsent(former, slot.name()));
        }
        for (Slot slot : written.slots()) {
            writers.formerSlots(written.owner(), slot.name()).forEach(name -> renamed.putIfAbsent(slot.name(), name));
        }
        return renamed;
    }

    /** Returns the fields that the writer lacked, by all their names. */
    Map<String, AdaptedField> added(Class<?> type, Layout here, Layout written) {
        return added(type, here, matching(written, here));
    }

    private Map<String, AdaptedField> added(Class<?> type, Layout here, Matching matching) {
        Renames renames = adaptations.local().renamesOf(here);
        SlotKeys keys = SlotKeys.of(here);
        Map<String, AdaptedField> added = new HashMap<>();
        for (Slot slot : matching.added()) {
            AdaptedField field = field(type, here, new SlotMatch(slot, Optional.of(slot)), slot.name());
            added.put(keys.of(slot), field);
            if (keys.isOverloaded(slot)) {
                continue;
            }
            added.putIfAbsent(FieldKeys.of(slot.owner(), slot.name()), field);
            if (keys.isOnce(slot.name())) {
                added.putIfAbsent(FieldKeys.of(slot.name()), field);
            }
            renames.formerSlots(slot.owner(), slot.name()).forEach(name -> added.putIfAbsent(FieldKeys.of(name), field));
        }
        return added;
    }

    /** Decides where the value of a written slot goes. */
    AdaptedField field(Class<?> type, Layout here, SlotMatch match, String name) {
        Field field = match.own().isEmpty() ? null : FieldSlot.field(type, match.own().get());
        FieldSetter setter = field == null ? null : types.finalFields().setter(field);
        int argument = match.own().isEmpty() ? -1 : argument(here, match.own().get());
        return new AdaptedField(slot(type, match, field, name), field, setter, argument);
    }

    /** Returns the index of the constructor argument that a slot becomes; -1 if fields are set. */
    private int argument(Layout here, Slot slot) {
        return here.form() == Form.RECORD
                ? here.construction().slots(here.slots()).indexOf(slot)
                : generator.constructor(here).map(proven -> proven.indexOf(slot)).orElse(-1);
    }

    private AdaptedSlot slot(Class<?> type, SlotMatch match, @Nullable Field field, String name) {
        Slot written = match.written();
        LocalField here = LocalField.of(type, field, match.own(), adaptations.local().rules().nullInPrimitive());
        ReferenceSlot reference = written.kind().isPrimitive() ? null
                : field == null ? references.unknown(written)
                : references.slot(written, here.type());
        return new AdaptedSlot(match, written.kind(), reference, match.own().orElse(written).kind(), here, name, adaptation);
    }

    private AdaptedBody.Making making(Class<?> type, Layout here, List<Slot> added) {
        Singleton singleton = here.form() == Form.CLASS && here.isPlain() ? Singleton.of(type) : null;
        if (singleton != null) {
            Object object = SingletonBody.object(singleton, types);
            Constructor<?> unused = Construct.constructor(type, here.construction());
            return new AdaptedBody.Making(unused, null, null, InitialValues.NONE, List.of(), adaptations, false, object);
        }
        if (here.form() == Form.RECORD) {
            return new AdaptedBody.Making(Construct.canonical(type), null, arguments(here), initial(type, here, added), List.of(),
                    adaptations, false, null);
        }
        Constructor<?> constructor = Construct.constructor(type, here.construction());
        Optional<ProvenConstructor> proven = generator.constructor(here);
        Assembly assembly = proven.map(found -> Assembly.of(type, found, types)).orElse(null);
        @Nullable Object[] arguments = proven.isEmpty() ? null : arguments(here);
        boolean isOwn = here.construction().way() == Construction.Way.OWN_CONSTRUCTOR;
        // The class's own constructor sets these values anyway, unless a proven constructor replaces it.
        InitialValues initial = isOwn && proven.isEmpty() ? InitialValues.NONE : initial(type, here, added);
        return new AdaptedBody.Making(
                constructor, assembly, arguments, initial, isOwn ? cleared(type, added) : List.of(), adaptations, isOwn, null);
    }

    /** Returns null, zero or false for each argument. */
    private @Nullable Object[] arguments(Layout here) {
        @Nullable Object[] arguments = new @Nullable Object[here.slots().size()];
        for (Slot slot : here.slots()) {
            if (slot.kind().isPrimitive()) {
                arguments[argument(here, slot)] = Conversion.zero(slot.kind());
            }
        }
        return arguments;
    }

    /** Returns the fields that the constructor sets and that must be null, zero or false. */
    private List<ClearedField> cleared(Class<?> type, List<Slot> added) {
        return added.stream()
                .filter(slot -> !adaptations.local().beginsAsConstructed(slot))
                .map(slot -> ClearedField.of(type, slot, types.finalFields()))
                .toList();
    }

    private InitialValues initial(Class<?> type, Layout here, List<Slot> added) {
        List<FieldSetter> fields = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (Slot slot : added) {
            if (adaptations.local().beginsAsConstructed(slot)) {
                fields.add(types.finalFields().setter(FieldSlot.field(type, slot)));
                places.add(argument(here, slot));
            }
        }
        Constructor<?> constructor = fields.isEmpty() ? null : Construct.withoutParameters(type);
        if (constructor == null) {
            return InitialValues.NONE;
        }
        return new InitialValues(constructor, fields, places.stream().mapToInt(place -> place).toArray());
    }

    /** Returns the codec of an array whose component is one of the schema's classes, or an array of it. */
    Codec array(Class<?> type, Codec element) {
        return references.array(type, element);
    }
}
