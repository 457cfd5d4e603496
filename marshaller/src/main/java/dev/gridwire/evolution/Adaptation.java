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
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
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
 * The codecs by which one schema of a writer is read: one for each of its classes that is not here as it was written.
 * Thread-safe; keeps the codecs that it makes, and the schema names no more classes than its bytes could. Public since
 * generated code holds what leads here; it is no API.
 */
public final class Adaptation implements WrittenSchema {

    private final Types types;
    private final Adaptations adaptations;
    private final DescribedSchema written;
    private final Map<String, Layout> layouts;
    private final AdaptedBodies bodies;
    private final AdaptedHooks hooks;
    private final UnknownTypes unknown;
    /** The class here that the schema is of, as far as it is known; only errors ask. */
    private @Nullable Class<?> root;
    private final Map<String, Codec> codecs = new ConcurrentHashMap<>();

    Adaptation(Types types, Adaptations adaptations, DescribedSchema written, Generator generator, HookedCodecs hooked) {
        this.types = types;
        this.adaptations = adaptations;
        this.written = written;
        this.layouts = written.byName();
        AdaptedReferences references = new AdaptedReferences(types, adaptations, this);
        this.bodies = new AdaptedBodies(types, adaptations, this, generator, references);
        this.hooks = new AdaptedHooks(types, adaptations, this, bodies, hooked);
        this.unknown = new UnknownTypes(types, adaptations, this, references);
    }

    @Override
    public DescribedSchema written() {
        return written;
    }

    /** Keeps the fields that are not here. */
    Adaptations adaptations() {
        return adaptations;
    }

    @Override
    public Optional<Layout> layout(String name) {
        return Optional.ofNullable(layouts.get(name));
    }

    @Override
    public String both() {
        return "payloadSchema=" + written.typeName() + "#" + Integer.toHexString(written.hash()) + ", ownSchema="
                + ownSchema();
    }

    /** Of the class here, if one was let in; no other is looked for. */
    private String ownSchema() {
        Class<?> known = root;
        if (known == null) {
            return "none";
        }
        String here = known.getName();
        try {
            return here + "#" + Integer.toHexString(adaptations.own().schemaOf(here).hash());
        } catch (RuntimeException e) {
            return "none";
        }
    }

    @Override
    public Codec root(Codec own) {
        isOf(own.type());
        return codec(written.typeName(), own);
    }

    /** Says which class here the schema is of. */
    void isOf(Class<?> type) {
        root = type;
    }

    /** The codec of a class, as the schema has it, which is this one here. */
    Codec codec(String writtenName, Codec own) {
        Codec known = codecs.get(writtenName);
        if (known == null) {
            known = make(writtenName, own);
            Codec before = codecs.putIfAbsent(writtenName, known);
            known = before == null ? known : before;
        }
        return known;
    }

    private Codec make(String writtenName, Codec own) {
        Layout layout = layouts.get(writtenName);
        if (layout == null) {
            throw Refusal.shape("A schema lacks a class that it declares: class=" + writtenName + ", " + both(),
                    "write it again by a correct writer");
        }
        boolean same = own.name() instanceof TypeName.Named named
                && own.type().getName().equals(writtenName)
                && named.schema() == written.within(writtenName).hash();
        return same ? own : adapted(layout, own);
    }

    private Codec adapted(Layout layout, Codec own) {
        TypeName.Adapted name = new TypeName.Adapted(layout.typeName(), this, own.number());
        if (own instanceof EnumCodec && layout.form() == Form.ENUM) {
            LocalClasses state = adaptations.own();
            return new EnumCodec(
                    own.type(), name, layout.enumConstants(), state.substituteIn(own.type()), state.unknownConstantsAreNull());
        }
        boolean objects = layout.form() == Form.CLASS || layout.form() == Form.RECORD;
        if (own instanceof UserCodec user && objects && AdaptedHooks.isSlotsOnly(layout)) {
            return bodies.codec(user, name, layout);
        }
        boolean hooked = (own instanceof UserCodec || own instanceof HookedCodec) && layout.form() != Form.ENUM;
        Codec adapted = hooked
                ? hooks.codec(own, adaptations.own().layoutOf(own.type()), name, layout)
                : null;
        if (adapted != null) {
            return adapted;
        }
        throw Refusal.shape(
                "A class has changed its kind: class=" + own.type().getName() + ", written=" + kind(layout) + ", here="
                        + kind(own) + ", " + both(),
                "read it with the class as it was written");
    }

    private static String kind(Layout layout) {
        return (layout.isPlain() || layout.form() == Form.ENUM ? "" : "hooked ") + layout.form();
    }

    private static String kind(Codec own) {
        return own instanceof EnumCodec ? "ENUM"
                : own instanceof UserCodec user ? user.layout().form().name()
                : own instanceof HookedCodec ? "hooked" : "abstract";
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
            Layout here = adaptations.own().layoutOf(codec.type());
            Layout there = layouts.getOrDefault(writtenName, here);
            AdaptedBody body = codec instanceof RecordCodec ? bodies.body(codec.type(), here, there) : null;
            boolean isFirst = there.form() == Form.RECORD;
            return new UnknownFieldSetCodec(hooked, name, bodies.added(codec.type(), here, there), body, isFirst, adaptations);
        }
        UserCodec user = (UserCodec) codec;
        AdaptedBody adapted = (AdaptedBody) user.adaptedBody();
        Body body = codec.type() == UnknownObject.class ? user.body()
                : adapted == null ? bodies.body(codec.type(), user.layout(), user.layout())
                : adapted;
        boolean isFirst = body instanceof AdaptedBody known ? known.isWrittenAsRecord() : user.isRecord();
        return new UserCodec(user, name, new UnknownFieldSetBody(body, isFirst, adaptations));
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
