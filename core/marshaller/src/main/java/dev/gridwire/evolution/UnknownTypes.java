// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.object.InterpretedBody;
import dev.gridwire.schema.SchemaDescription;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Makes the codecs of missing classes. No class is loaded; objects are kept as the writer's schema describes them. */
final class UnknownTypes {

    private final Types types;
    private final Adaptations adaptations;
    private final Adaptation adaptation;
    private final AdaptedReferences references;
    private final Map<String, Codec> codecs = new ConcurrentHashMap<>();

    UnknownTypes(Types types, Adaptations adaptations, Adaptation adaptation, AdaptedReferences references) {
        this.types = types;
        this.adaptations = adaptations;
        this.adaptation = adaptation;
        this.references = references;
    }

    /** Returns the codec of a class of the schema. */
    Codec codec(String typeName) {
        Codec known = codecs.get(typeName);
        if (known == null) {
            known = make(typeName);
            Codec before = codecs.putIfAbsent(typeName, known);
            known = before == null ? known : before;
        }
        return known;
    }

    private Codec make(String typeName) {
        Optional<Layout> layout = adaptation.layout(typeName);
        // Since the object's slots are only kept, it does not matter what readResolve would return.
        boolean plain = layout.isPresent() && (layout.get().form() == Form.ENUM || layout.get().holdsSlotsOnly());
        if (!plain || layout.get().form() == Form.EXTERNALIZABLE) {
            throw Refusal.shape(
                    "An unknown field holds an object that cannot be kept, since its class is missing as well: class="
                            + EscapedNames.of(typeName) + ", " + adaptation.both(),
                    "put the class on the class path and allow it");
        }
        LocalSchema written = new LocalSchema(adaptations.local().rules().store(), () -> SchemaDescription.of(
                new DescribedSchema(typeName, adaptation.written().within(typeName), adaptation.written().renames())));
        TypeName.Named name = new TypeName.Named(typeName, -1, adaptation.hashOf(typeName), TypeName.UNKNOWN_PLACE, written);
        return layout.get().form() == Form.ENUM
                ? EnumCodec.unknown(name, layout.get().enumConstants(), constants(typeName))
                : objects(name, layout.get());
    }

    /** Returns the constants of an enum that exists here, with constants that differ from the writer's. */
    private Object[] constants(String typeName) {
        try {
            Codec local = adaptations.local(typeName, adaptation.written());
            return local instanceof EnumCodec ? local.type().getEnumConstants() : new Object[0];
        } catch (Refusal e) {
            return new Object[0];
        }
    }

    private UserCodec objects(TypeName.Named name, Layout layout) {
        List<Slot> slots = layout.slots();
        AdaptedSlot[] adapted = new AdaptedSlot[slots.size()];
        for (int i = 0; i < adapted.length; i++) {
            Slot slot = slots.get(i);
            ReferenceSlot reference = slot.kind().isPrimitive() ? null : references.unknown(slot);
            adapted[i] = new AdaptedSlot(
                    new SlotMatch(slot, Optional.empty()), slot.kind(), reference, slot.kind(), LocalField.NONE, slot.name(),
                    adaptation);
        }
        AtomicReference<@Nullable UserCodec> made = new AtomicReference<>();
        UnknownBody body = new UnknownBody(
                adapted, InterpretedBody.steps(layout), () -> Objects.requireNonNull(made.get()));
        UserCodec codec = new UserCodec(UnknownObject.class, name, layout, RootPlan.CONSERVATIVE, body);
        made.set(codec);
        codec.withUnknownFields(adaptation.withUnknownFields(codec));
        return codec;
    }
}
