// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Promotion;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.evolution.Matching;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.ground.Conversion;
import dev.gridwire.ground.Generation;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.object.Generator;
import dev.gridwire.reflect.Construct;
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

    /** The codec of a class that is here, as it was written. */
    UserCodec codec(UserCodec local, TypeName.Adapted name, Layout written) {
        AdaptedBody body = body(local.type(), local.layout(), written);
        UserCodec codec = new UserCodec(local, name, body);
        codec.adaptBy(body);
        if (types.generation() != Generation.NEVER && body.canBeGenerated()) {
            body.promoteBy(new Promotion(() -> promote(codec, body)));
        }
        return codec;
    }

    /** Makes the body that reads objects of a local class from another state. */
    AdaptedBody body(Class<?> type, Layout here, Layout written) {
        Matching matching = matching(written, here);
        AdaptedField[] fields = new AdaptedField[matching.written().size()];
        String[] steps = new String[fields.length];
        for (int i = 0; i < fields.length; i++) {
            SlotMatch match = matching.written().get(i);
            fields[i] = field(type, here, match, Matching.nameIn(match.written(), written));
            steps[i] = "." + match.own().orElse(match.written()).name();
        }
        return new AdaptedBody(
                making(type, here, matching.added()), fields, added(type, here, matching), steps,
                written.form() == Form.RECORD);
    }

    /** Pairs the slots that are the same fields. */
    Matching matching(Layout written, Layout here) {
        return Matching.of(written, adaptation.written().renames(), here, adaptations.local().renamesOf(here));
    }

    /** The fields that the writer did not have, by all their names. */
    Map<String, AdaptedField> added(Class<?> type, Layout here, Layout written) {
        return added(type, here, matching(written, here));
    }

    private Map<String, AdaptedField> added(Class<?> type, Layout here, Matching matching) {
        Renames renames = adaptations.local().renamesOf(here);
        Map<String, AdaptedField> added = new HashMap<>();
        for (Slot slot : matching.added()) {
            AdaptedField field = field(type, here, new SlotMatch(slot, Optional.of(slot)), slot.name());
            added.put(Matching.nameIn(slot, here), field);
            added.putIfAbsent(slot.owner() + '#' + slot.name(), field);
            if (Matching.isOnce(slot.name(), here.slots())) {
                added.putIfAbsent(slot.name(), field);
            }
            renames.formerSlots(slot.owner(), slot.name()).forEach(name -> added.putIfAbsent(name, field));
        }
        return added;
    }

    private void promote(UserCodec codec, AdaptedBody body) {
        Body generated = generator.generateAdapting(codec.type(), codec.layout(), body);
        if (generated != null) {
            codec.replaceBody(generated);
        }
    }

    /** Decides where the value of a written slot goes. */
    AdaptedField field(Class<?> type, Layout here, SlotMatch match, String name) {
        Field field = match.own().isEmpty() ? null : FieldSlot.field(type, match.own().get());
        AdaptedSlot slot = slot(match, field, name);
        if (here.form() != Form.RECORD) {
            return new AdaptedField(slot, field, -1);
        }
        int argument = field == null ? -1 : here.construction().arguments().indexOf(field.getName());
        return new AdaptedField(slot, field, argument);
    }

    private AdaptedSlot slot(SlotMatch match, @Nullable Field field, String name) {
        Slot written = match.written();
        Class<?> declared = field == null ? Object.class : field.getType();
        ReferenceSlot reference = written.kind().isPrimitive() ? null
                : field == null ? references.unknown(written)
                : references.slot(written, declared);
        return new AdaptedSlot(match, written.kind(), reference, match.own().orElse(written).kind(), declared, name, adaptation);
    }

    private AdaptedBody.Making making(Class<?> type, Layout here, List<Slot> added) {
        if (here.form() != Form.RECORD) {
            Constructor<?> constructor = Construct.constructor(type, here.construction());
            return here.construction().way() == Construction.Way.OWN_CONSTRUCTOR
                    ? new AdaptedBody.Making(constructor, null, InitialValues.NONE, cleared(added), adaptations)
                    : new AdaptedBody.Making(constructor, null, initial(type, here, added), List.of(), adaptations);
        }
        Constructor<?> canonical = Construct.canonical(type);
        @Nullable Object[] arguments = new @Nullable Object[canonical.getParameterCount()];
        for (Slot slot : here.slots()) {
            if (slot.kind().isPrimitive()) {
                arguments[here.construction().arguments().indexOf(slot.name())] = Conversion.zero(slot.kind());
            }
        }
        return new AdaptedBody.Making(canonical, arguments, initial(type, here, added), List.of(), adaptations);
    }

    /** The fields that the constructor sets and that are to be null, zero or false. */
    private List<Slot> cleared(List<Slot> added) {
        return added.stream().filter(slot -> !adaptations.local().beginsAsConstructed(slot)).toList();
    }

    private InitialValues initial(Class<?> type, Layout here, List<Slot> added) {
        List<Field> fields = new ArrayList<>();
        for (Slot slot : added) {
            if (adaptations.local().beginsAsConstructed(slot)) {
                fields.add(FieldSlot.field(type, slot));
            }
        }
        Constructor<?> constructor = fields.isEmpty() ? null : Construct.withoutParameters(type);
        if (constructor == null) {
            return InitialValues.NONE;
        }
        int[] arguments = here.form() != Form.RECORD
                ? new int[0]
                : fields.stream().mapToInt(field -> here.construction().arguments().indexOf(field.getName())).toArray();
        return new InitialValues(constructor, fields, arguments);
    }

    /** The codec of an array whose component is one of the schema's classes, or an array of it. */
    Codec array(Class<?> type, Codec element) {
        return references.array(type, element);
    }
}
