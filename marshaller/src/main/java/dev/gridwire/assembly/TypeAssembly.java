// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.assembly;

import dev.gridwire.canonical.Canonical;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.evolution.Adaptations;
import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.evolution.LocalClasses;
import dev.gridwire.fused.FusedCode;
import dev.gridwire.fused.Fusion;
import dev.gridwire.fusion.ClassFusion;
import dev.gridwire.fusion.Fuser;
import dev.gridwire.graph.CodecFamilies;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.hooks.LambdaCodec;
import dev.gridwire.hooks.ReaderHooks;
import dev.gridwire.hooks.ReplacedProxyCodec;
import dev.gridwire.hooks.WriterHooks;
import dev.gridwire.jdk.ArrayCodec;
import dev.gridwire.jdk.JdkCodecs;
import dev.gridwire.jdk.JdkForms;
import dev.gridwire.object.Generator;
import dev.gridwire.object.UserCodecs;
import dev.gridwire.schema.SchemaDescription;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Joins the families of codecs to the types of one marshaller: the one place that knows all of them. */
public final class TypeAssembly {

    private TypeAssembly() {}

    /** The types of a marshaller. */
    public static TypeTable of(TypeSettings settings, EvolutionRules evolution) {
        return new TypeTable(settings, types -> families(types, evolution));
    }

    private static CodecFamilies families(TypeTable types, EvolutionRules evolution) {
        LayoutResolver layouts = types.layouts();
        TypeSettings settings = types.settings();
        Generator generator = new Generator(layouts, types);
        HookedCodecs hooked = new HookedCodecs(layouts, types, generator);
        LocalClasses local = new LocalClasses(layouts, evolution, settings.policy().names());
        Adaptations adaptations = new Adaptations(types, local, generator, hooked);
        Fuser generated = new Fuser(types, generator, FusedCode.GENERATED);
        Fuser companions = new Fuser(types, generator, FusedCode.COMPANIONS);
        Function<Codec, Fusion> fusions = codec -> new ClassFusion(codec, types, generated, companions);
        UserCodecs classes = new UserCodecs(
                layouts,
                settings.registry(),
                types,
                generator,
                (name, schema) -> schemaOf(name, schema, local),
                hooked,
                fusions);
        return new CodecFamilies(
                type -> jdkCodec(type, types, fusions),
                LambdaCodec::of,
                ReplacedProxyCodec::of,
                List.of(type -> ArrayCodec.of(type, types), classes),
                adaptations,
                WriterHooks::new,
                ReaderHooks::new,
                Canonical::new);
    }

    private static @Nullable Codec jdkCodec(JdkType type, TypeTable types, Function<Codec, Fusion> fusions) {
        Codec codec = JdkCodecs.of(type, types);
        Codec.Forms forms = codec == null ? null : JdkForms.of(type, codec, types);
        if (codec != null && forms != null) {
            codec.chooseBy(forms);
        }
        if (codec != null && types.generation() != Generation.NEVER && ClassFusion.servesAsRoot(type)
                && !types.canonicalRoots().has(codec.type())) {
            codec.fuseBy(fusions.apply(codec));
        }
        return codec;
    }

    private static LocalSchema schemaOf(String typeName, Schema schema, LocalClasses local) {
        return new LocalSchema(local.rules().store(), () -> SchemaDescription.of(local.described(typeName, schema)));
    }
}
