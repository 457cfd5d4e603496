// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codec.NoObjectsCodec;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.fused.Fusion;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Refusal;
import dev.gridwire.platform.Unsupported;
import dev.gridwire.reflect.Singleton;
import dev.gridwire.registry.TypeRegistry;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes the codecs of user classes from their layouts, and refuses classes whose form is not supported. */
public final class UserCodecs {

    private final LayoutResolver layouts;
    private final TypeRegistry registry;
    private final Types types;
    private final Generator generator;
    private final BiFunction<String, Schema, LocalSchema> localSchemas;
    private final LayoutFactory special;
    private final Function<Codec, Fusion> fusions;

    /**
     * Makes the codecs of one marshaller's classes.
     *
     * @param localSchemas supplies the schema that payloads may have to carry for a class
     * @param special handles the classes whose objects are more than their slots
     * @param fusions begins to learn how fused code can write the graphs of a root class
     */
    public UserCodecs(
            LayoutResolver layouts,
            TypeRegistry registry,
            Types types,
            Generator generator,
            BiFunction<String, Schema, LocalSchema> localSchemas,
            LayoutFactory special,
            Function<Codec, Fusion> fusions) {
        this.layouts = layouts;
        this.registry = registry;
        this.types = types;
        this.generator = generator;
        this.localSchemas = localSchemas;
        this.special = special;
        this.fusions = fusions;
    }

    /** Makes the codecs of classes with layouts of one kind. */
    public interface LayoutFactory {

        /** Returns the codec; null if the layout is of another kind. */
        @Nullable Codec make(Class<?> type, Layout layout, TypeName.Named name);
    }

    /** Returns the codec of an allowed class. */
    public Codec make(Class<?> type) {
        if (!type.isEnum() && Modifier.isAbstract(type.getModifiers())) {
            return new NoObjectsCodec(type, new TypeName.Named(type.getName(), registry.idOf(type), 0, types.nextPlace(), null));
        }
        try {
            Layout layout = layouts.resolve(type.getName());
            requireSupported(layout, layouts);
            Schema schema = Schema.of(layout.typeName(), layouts);
            LocalSchema local = localSchemas.apply(type.getName(), schema);
            return make(type, layout,
                    new TypeName.Named(type.getName(), registry.idOf(type), schema.hash(), types.nextPlace(), local));
        } catch (ClassModelException e) {
            throw Refusal.shape("The class cannot be read: class=" + EscapedNames.of(type.getName()), "see the cause", e);
        }
    }

    private Codec make(Class<?> type, Layout layout, TypeName.Named name) {
        if (layout.form() == Form.ENUM) {
            return new EnumCodec(type, name, layout.enumConstants());
        }
        Codec found = special.make(type, layout, name);
        return found != null ? found : plain(type, layout, name);
    }

    private UserCodec plain(Class<?> type, Layout layout, TypeName.Named name) {
        Singleton singleton = layout.form() == Form.CLASS ? Singleton.of(type) : null;
        if (singleton != null) {
            return singleton(singleton, layout, name);
        }
        // Finding a constructor requires reading class files, which is worthwhile only if fields cannot be set.
        Plan steps = types.finalFields().isFree() ? generator.planSetting(layout) : generator.plan(layout);
        if (steps.constructor().isEmpty() && layout.form() == Form.CLASS) {
            for (Slot slot : layout.slots()) {
                types.finalFields().require(FieldSlot.field(type, slot));
            }
        }
        return codec(type, layout, name, InterpretedBody.of(type, steps, types));
    }

    private UserCodec singleton(Singleton singleton, Layout layout, TypeName.Named name) {
        InterpretedBody interpreted = InterpretedBody.of(singleton.type(), generator.planSetting(layout), types);
        return codec(singleton.type(), layout, name, new SingletonBody(interpreted, singleton, types));
    }

    private UserCodec codec(Class<?> type, Layout layout, TypeName.Named name, Body body) {
        UserCodec codec = new UserCodec(type, name, layout, rootPlan(type), body);
        if (types.generation() != Generation.NEVER) {
            codec.fuseBy(fusions.apply(codec));
        }
        return codec;
    }

    private RootPlan rootPlan(Class<?> type) {
        return types.canonicalRoots().has(type)
                ? RootPlan.CANONICAL
                : RootPlan.of(types.sharing(), types.generation());
    }

    private static void requireSupported(Layout layout, LayoutResolver layouts) {
        Optional<Unsupported> reason = Unsupported.of(layout, layouts);
        if (reason.isPresent()) {
            throw Refusal.shape(reason.get().rule(), reason.get().remedy());
        }
    }
}
