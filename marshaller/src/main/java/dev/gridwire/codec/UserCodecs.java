// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.type.TypeRegistry;
import java.lang.reflect.Modifier;

/** Makes the codecs of the users' classes from their layouts, and refuses those whose form is not supported. */
final class UserCodecs {

    private final LayoutResolver layouts;
    private final TypeRegistry registry;
    private final Schemas schemas;
    private final Types types;
    private final Generator generator;

    UserCodecs(LayoutResolver layouts, TypeRegistry registry, Types types) {
        this.layouts = layouts;
        this.registry = registry;
        this.schemas = new Schemas(layouts);
        this.types = types;
        this.generator = new Generator(layouts, types);
    }

    Codec make(Class<?> type) {
        if (!type.isEnum() && Modifier.isAbstract(type.getModifiers())) {
            return new NoObjectsCodec(type, name(type, 0));
        }
        try {
            Layout layout = layouts.resolve(type.getName());
            requireSupported(type, layout);
            return make(type, layout, name(type, schemas.of(type, layout)));
        } catch (ClassModelException e) {
            throw Refusal.shape("The class cannot be read: class=" + type.getName(), "see the cause", e);
        }
    }

    private TypeName name(Class<?> type, int schema) {
        return new TypeName.Named(type.getName(), registry.idOf(type), schema);
    }

    private Codec make(Class<?> type, Layout layout, TypeName name) {
        if (layout.form() == Form.ENUM) {
            return new EnumCodec(type, name, layout.enumConstants());
        }
        InterpretedBody interpreted = InterpretedBody.of(type, layout, types);
        UserCodec codec = new UserCodec(type, name, layout, interpreted);
        Promotion promotion = new Promotion(codec, generator);
        switch (types.generation()) {
            case AT_ONCE -> promotion.promote();
            case WHEN_USED -> interpreted.promoteBy(promotion);
            case NEVER -> { }
        }
        return codec;
    }

    private static void requireSupported(Class<?> type, Layout layout) {
        if (layout.form() == Form.ENUM) {
            return;
        }
        refuseIf(layout.form() == Form.EXTERNALIZABLE, type, "Externalizable classes are");
        refuseIf(layout.writeReplaceOwner().isPresent(), type, "Classes with writeReplace are");
        refuseIf(layout.readResolveOwner().isPresent(), type, "Classes with readResolve are");
        if (layout.platformClass().isPresent()) {
            throw Refusal.unsupported(
                    "Classes that extend " + layout.platformClass().get() + " are",
                    type,
                    "hold the object in a field instead of extending its class");
        }
        for (Level level : layout.levels()) {
            refuseIf(!level.hooks().isEmpty(), type, "Classes with writeObject, readObject or readObjectNoData are");
            refuseIf(level.persistentFields(), type, "Classes with serialPersistentFields are");
        }
        if (layout.construction().way() == Construction.Way.NONE) {
            throw Refusal.shape(
                    "No constructor is open to a new object: class=" + type.getName(),
                    "give the first superclass that is not Serializable a constructor without arguments");
        }
    }

    private static void refuseIf(boolean unsupported, Class<?> type, String what) {
        if (unsupported) {
            throw Refusal.unsupported(what, type, "store an object without it");
        }
    }
}
