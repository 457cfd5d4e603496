// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.evolution.Matching;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the bodies that read what another state of a class wrote. */
final class AdaptedBodies {

    private final Types types;
    private final Adaptation adaptation;
    private final Generator generator;
    private final AdaptedReferences references;

    AdaptedBodies(Types types, Adaptation adaptation, Generator generator) {
        this.types = types;
        this.adaptation = adaptation;
        this.generator = generator;
        this.references = new AdaptedReferences(types, adaptation);
    }

    UserCodec codec(UserCodec own, TypeName.Adapted name, Layout written) {
        Layout here = own.layout();
        Matching matching = Matching.of(written, adaptation.written().renames(), here, types.adaptations().own().renamesOf(here));
        AdaptedField[] fields = new AdaptedField[matching.written().size()];
        String[] steps = new String[fields.length];
        for (int i = 0; i < fields.length; i++) {
            SlotMatch match = matching.written().get(i);
            fields[i] = field(own.type(), here, match);
            steps[i] = "." + match.own().orElse(match.written()).name();
        }
        AdaptedBody.Making making = making(own.type(), here, matching.added());
        AdaptedBody body = new AdaptedBody(making, fields, steps);
        UserCodec codec = new UserCodec(own, name, body);
        if (types.generation() != Generation.NEVER && making.initial() == InitialValues.NONE) {
            body.promoteBy(new Promotion(() -> promote(codec, matching, fields, steps)));
        }
        return codec;
    }

    private void promote(UserCodec codec, Matching matching, AdaptedField[] fields, String[] steps) {
        Body generated = generator.generateAdapting(codec.type(), codec.layout(), matching, fields, steps);
        if (generated != null) {
            codec.replaceBody(generated);
        }
    }

    private AdaptedField field(Class<?> type, Layout here, SlotMatch match) {
        Field field = match.own().isEmpty() ? null : FieldSlot.field(type, match.own().get());
        AdaptedSlot slot = slot(match, field);
        if (here.form() != Form.RECORD) {
            return new AdaptedField(slot, field, -1);
        }
        int argument = field == null ? -1 : here.construction().arguments().indexOf(field.getName());
        return new AdaptedField(slot, null, argument);
    }

    private AdaptedSlot slot(SlotMatch match, @Nullable Field field) {
        Slot written = match.written();
        Class<?> declared = field == null ? Object.class : field.getType();
        ReferenceSlot reference = written.kind().isPrimitive() ? null : references.slot(written, declared);
        return new AdaptedSlot(match, written.kind(), reference, match.own().orElse(written).kind(), declared, adaptation);
    }

    private AdaptedBody.Making making(Class<?> type, Layout here, List<Slot> added) {
        if (here.form() != Form.RECORD) {
            Constructor<?> constructor = Construct.constructor(type, here.construction());
            return new AdaptedBody.Making(constructor, null, initial(type, here, added));
        }
        Constructor<?> canonical = Construct.canonical(type);
        @Nullable Object[] arguments = new @Nullable Object[canonical.getParameterCount()];
        for (Slot slot : here.slots()) {
            if (slot.kind().isPrimitive()) {
                arguments[here.construction().arguments().indexOf(slot.name())] = Conversion.zero(slot.kind());
            }
        }
        return new AdaptedBody.Making(canonical, arguments, initial(type, here, added));
    }

    private InitialValues initial(Class<?> type, Layout here, List<Slot> added) {
        List<Field> fields = new ArrayList<>();
        for (Slot slot : added) {
            if (types.adaptations().own().beginsAsConstructed(slot)) {
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
