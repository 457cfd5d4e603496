// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.RenamedConstants;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.evolution.UnknownFieldSetCodec.Place;
import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.HookedCodec;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.hooks.RecordCodec;
import dev.gridwire.object.Generator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the codecs that read one schema of a writer: one for each of its classes that differs here. Thread-safe. It keeps the
 * codecs that it makes; the schema names no more classes than its bytes can hold.
 */
public final class Adaptation implements WrittenSchema {

    private final Types types;
    private final Adaptations adaptations;
    private final DescribedSchema written;
    private final Map<String, Layout> layouts;
    private final AdaptedBodies bodies;
    private final AdaptedHooks hooks;
    private final UnknownTypes unknown;
    private final SchemaParts parts;
    /** The local class of the schema, if it is known; used only in error messages. */
    private @Nullable Class<?> root;
    private final Map<String, Codec> codecs = new ConcurrentHashMap<>();

    Adaptation(Types types, Adaptations adaptations, DescribedSchema written, Generator generator, HookedCodecs hooked) {
        this.types = types;
        this.adaptations = adaptations;
        this.written = written;
        this.layouts = written.byName();
        this.parts = new SchemaParts(written);
        AdaptedReferences references = new AdaptedReferences(types, adaptations, this);
        this.bodies = new AdaptedBodies(types, adaptations, this, generator, references);
        this.hooks = new AdaptedHooks(types, adaptations, this, bodies, hooked);
        this.unknown = new UnknownTypes(types, adaptations, this, references);
    }

    @Override
    public DescribedSchema written() {
        return written;
    }

    /** Returns the adaptations, which keep the fields that are missing here. */
    Adaptations adaptations() {
        return adaptations;
    }

    @Override
    public Optional<Layout> layout(String name) {
        return Optional.ofNullable(layouts.get(name));
    }

    @Override
    public String both() {
        return "payloadSchema=" + written.typeName() + "#" + Integer.toHexString(written.hash()) + ", localSchema="
                + localSchema();
    }

    /** Describes the schema of the local class if that class was let in; no other class is looked for. */
    private String localSchema() {
        Class<?> known = root;
        if (known == null) {
            return "none";
        }
        String here = known.getName();
        try {
            return here + "#" + Integer.toHexString(adaptations.local().schemaOf(here).hash());
        } catch (RuntimeException e) {
            return "none";
        }
    }

    @Override
    public Codec root(Codec local) {
        isOf(local.type());
        return codec(written.typeName(), local);
    }

    /** Sets the local class that corresponds to the schema. */
    void isOf(Class<?> type) {
        root = type;
    }

    /** Returns the codec of a class in the schema's state, given the local class that corresponds to it. */
    Codec codec(String writtenName, Codec local) {
        Codec known = codecs.get(writtenName);
        if (known == null) {
            known = make(writtenName, local);
            Codec before = codecs.putIfAbsent(writtenName, known);
            known = before == null ? known : before;
        }
        return known;
    }

    private Codec make(String writtenName, Codec local) {
        Layout layout = layouts.get(writtenName);
        if (layout == null) {
            throw Refusal.shape("A schema lacks a class that it declares: class=" + EscapedNames.of(writtenName) + ", " + both(),
                    "write it again by a correct writer");
        }
        boolean same = local.name() instanceof TypeName.Named named
                && local.type().getName().equals(writtenName)
                && named.schema() == hashOf(writtenName);
        return same ? local : adapted(layout, local);
    }

    /** Returns the hash of the part of the schema that a class in it leads to. */
    int hashOf(String writtenName) {
        return parts.hash(writtenName);
    }

    private Codec adapted(Layout layout, Codec local) {
        TypeName.Adapted name = new TypeName.Adapted(layout.typeName(), this, local.number());
        if (local instanceof EnumCodec && layout.form() == Form.ENUM) {
            LocalClasses state = adaptations.local();
            Layout here = state.layoutOf(local.type());
            Map<String, String> renamed = RenamedConstants.of(layout, written.renames(), here, state.renamesOf(here));
            return new EnumCodec(
                    local.type(), name, layout.enumConstants(), renamed, state.substituteIn(local.type()),
                    state.unknownConstantsAreNull());
        }
        boolean objects = layout.form() == Form.CLASS || layout.form() == Form.RECORD;
        if (local instanceof UserCodec user && objects && layout.holdsSlotsOnly()) {
            return bodies.codec(user, name, layout);
        }
        boolean hooked = (local instanceof UserCodec || local instanceof HookedCodec) && layout.form() != Form.ENUM;
        Codec adapted = hooked
                ? hooks.codec(local, adaptations.local().layoutOf(local.type()), name, layout)
                : null;
        if (adapted != null) {
            return adapted;
        }
        throw Refusal.shape(
                "A class has changed its kind: class=" + EscapedNames.of(local.type().getName()) + ", written="
                        + kind(layout) + ", here="
                        + kind(local) + ", " + both(),
                "keep " + local.type().getSimpleName() + " the " + kind(layout) + " that was written, and give what it is to be"
                        + " now a class of another name");
    }

    private static String kind(Layout layout) {
        return (layout.isPlain() || layout.form() == Form.ENUM ? "" : "hooked ") + layout.form();
    }

    private static String kind(Codec local) {
        return local instanceof EnumCodec ? "ENUM"
                : local instanceof UserCodec user ? user.layout().form().name()
                : local instanceof HookedCodec ? "hooked" : "abstract";
    }

    @Override
    public Codec unknown(String writtenName) {
        return unknown.codec(writtenName);
    }

    @Override
    public Codec withUnknownFields(Codec codec) {
        String writtenName = codec.name() instanceof TypeName.Adapted adapted ? adapted.name() : codec.type().getName();
        TypeName.Adapted name = new TypeName.Adapted(writtenName, this, codec.number());
        if (codec instanceof HookedCodec hooked) {
            Layout here = adaptations.local().layoutOf(codec.type());
            Layout there = layouts.getOrDefault(writtenName, here);
            AdaptedBody body = codec instanceof RecordCodec ? bodies.body(codec.type(), here, there) : null;
            boolean isBehind = there.form() == Form.CLASS && !there.hasLevelHooks();
            Place place = !isBehind ? Place.FIRST : here.hasLevelHooks() ? Place.BEHIND_FOR_HOOKS : Place.BEHIND;
            return new UnknownFieldSetCodec(hooked, name, bodies.added(codec.type(), here, there), body, place, adaptations);
        }
        UserCodec user = (UserCodec) codec;
        AdaptedBody adapted = (AdaptedBody) user.adaptedBody();
        Body body = codec.type() == UnknownObject.class ? user.body()
                : adapted == null ? bodies.body(codec.type(), user.layout(), user.layout())
                : adapted;
        boolean isFirst = body instanceof AdaptedBody known ? known.isWrittenAsRecord() : user.isRecord();
        return new UserCodec(user, name, new UnknownFieldSetBody(body, isFirst, adaptations), null);
    }

    @Override
    public Codec arrayOf(Codec component, int dimensions) {
        Class<?> type = component.type();
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return bodies.array(type, component);
    }
}
