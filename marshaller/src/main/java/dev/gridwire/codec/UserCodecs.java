// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.type.PlatformKind;
import dev.gridwire.type.TypeRegistry;
import dev.gridwire.type.Unsupported;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Makes the codecs of the users' classes from their layouts, and refuses those whose form is not supported. */
final class UserCodecs {

    private final LayoutResolver layouts;
    private final TypeRegistry registry;
    private final Types types;
    private final Generator generator;
    private final HookedCodecs hooked;

    UserCodecs(LayoutResolver layouts, TypeRegistry registry, Types types, Generator generator) {
        this.layouts = layouts;
        this.registry = registry;
        this.types = types;
        this.generator = generator;
        this.hooked = new HookedCodecs(layouts, types, generator);
    }

    /** Which places of the graphs of a root class share objects, if all classes are known. */
    SharingAnalysis analysis(String rootName, Set<String> classes) {
        return SharingAnalysis.of(rootName, layouts, World.closed(present(classes)));
    }

    /** A policy may name classes that are not here. */
    private Set<String> present(Set<String> classes) {
        Set<String> present = new HashSet<>(classes);
        present.removeIf(name -> layouts.find(name).isEmpty());
        return present;
    }

    /** Whether a class has a {@code writeReplace}; a class that cannot be read matters when an object of it is met. */
    boolean isReplaced(String className) {
        try {
            return layouts.resolve(className).writeReplaceOwner().isPresent();
        } catch (ClassModelException e) {
            return false;
        }
    }

    Codec make(Class<?> type) {
        if (!type.isEnum() && Modifier.isAbstract(type.getModifiers())) {
            return new NoObjectsCodec(type, new TypeName.Named(type.getName(), registry.idOf(type), 0, types.nextPlace(), null));
        }
        try {
            Layout layout = layouts.resolve(type.getName());
            requireSupported(layout, layouts);
            return make(type, layout, name(type, Schema.of(layout.typeName(), layouts)));
        } catch (ClassModelException e) {
            throw Refusal.shape("The class cannot be read: class=" + type.getName(), "see the cause", e);
        }
    }

    private TypeName.Named name(Class<?> type, Schema schema) {
        OwnSchema own = new OwnSchema(types.adaptations().own().rules().store(), () -> described(type.getName(), schema));
        return new TypeName.Named(type.getName(), registry.idOf(type), schema.hash(), types.nextPlace(), own);
    }

    private SchemaDescription described(String typeName, Schema schema) {
        return SchemaDescription.of(types.adaptations().own().described(typeName, schema));
    }

    private Codec make(Class<?> type, Layout layout, TypeName.Named name) {
        if (layout.form() == Form.ENUM) {
            return new EnumCodec(type, name, layout.enumConstants());
        }
        if (layout.hasHooks() || PlatformKind.of(layout, layouts) != PlatformKind.NOTHING) {
            return hooked.make(type, layout, name);
        }
        InterpretedBody interpreted = InterpretedBody.of(type, layout, types);
        RootPlan plan = types.canonicalRoots().has(type)
                ? RootPlan.CANONICAL
                : RootPlan.of(types.sharing(), types.generation());
        UserCodec codec = new UserCodec(type, name, layout, plan, interpreted);
        if (types.canonicalRoots() != CanonicalRoots.NONE && Generator.hasFloating(layout)) {
            codec.writeCanonicallyBy(interpreted);
        }
        if (types.generation() != Generation.NEVER) {
            interpreted.promoteBy(new Promotion(() -> promote(codec)));
        }
        return codec;
    }

    /** The default fields of one level of a class. */
    LevelFields fields(Class<?> type, Layout layout, Level level) {
        return hooked.fields(type, layout, level);
    }

    private void promote(UserCodec codec) {
        Body generated = generator.generate(codec.type(), codec.layout());
        if (generated != null) {
            types.promote(codec, generated);
        }
        if (codec.canonicalBody() != null) {
            Body canonical = generator.generateCanonical(codec.type(), codec.layout());
            if (canonical != null) {
                codec.writeCanonicallyBy(canonical);
            }
        }
    }

    private static void requireSupported(Layout layout, LayoutResolver layouts) {
        Optional<Unsupported> reason = Unsupported.of(layout, layouts);
        if (reason.isPresent()) {
            throw Refusal.shape(reason.get().rule(), reason.get().remedy());
        }
    }
}
