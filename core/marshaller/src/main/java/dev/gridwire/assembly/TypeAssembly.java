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
import dev.gridwire.graph.CanonicalForm;
import dev.gridwire.graph.CodecFamilies;
import dev.gridwire.graph.Evolution;
import dev.gridwire.graph.KernelReader;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.graph.ReadHooks;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.graph.WriteHooks;
import dev.gridwire.ground.Generation;
import dev.gridwire.hooks.HookedCodecs;
import dev.gridwire.hooks.LambdaCodec;
import dev.gridwire.hooks.ReaderHooks;
import dev.gridwire.hooks.ReplacedProxyCodec;
import dev.gridwire.hooks.WriterHooks;
import dev.gridwire.jdk.ArrayCodec;
import dev.gridwire.jdk.JdkCodecs;
import dev.gridwire.learning.ClassFusion;
import dev.gridwire.learning.Fuser;
import dev.gridwire.object.Generator;
import dev.gridwire.object.UserCodecs;
import dev.gridwire.schema.SchemaDescription;
import org.jspecify.annotations.Nullable;

/** Connects the families of codecs with the types of one marshaller; the only place that knows all families. */
public final class TypeAssembly implements CodecFamilies {

    private final TypeTable types;
    private final LocalClasses local;
    private final Adaptations adaptations;
    private final Generator generator;
    private final Fuser generated;
    private final Fuser companions;
    private final Fuser canonicalGenerated;
    private final Fuser canonicalCompanions;
    private final UserCodecs classes;

    private TypeAssembly(TypeTable types, EvolutionRules evolution) {
        LayoutResolver layouts = types.layouts();
        TypeSettings settings = types.settings();
        this.types = types;
        this.generator = new Generator(layouts, types);
        this.local = new LocalClasses(layouts, evolution, settings.policy().names());
        HookedCodecs hooked = new HookedCodecs(layouts, types, generator);
        this.adaptations = new Adaptations(types, local, generator, hooked);
        this.generated = new Fuser(types, generator, FusedCode.GENERATED, false);
        this.companions = new Fuser(types, generator, FusedCode.COMPANIONS, false);
        this.canonicalGenerated = new Fuser(types, generator, FusedCode.GENERATED, true);
        this.canonicalCompanions = new Fuser(types, generator, FusedCode.COMPANIONS, true);
        this.classes = new UserCodecs(layouts, settings.registry(), types, generator, this::schemaOf, hooked, this::fusion);
    }

    /** Builds the types of a marshaller. */
    public static TypeTable of(TypeSettings settings, EvolutionRules evolution) {
        return new TypeTable(settings, types -> new TypeAssembly(types, evolution));
    }

    @Override
    public @Nullable Codec jdk(JdkType type) {
        Codec codec = JdkCodecs.of(type, types);
        if (codec != null && types.generation() != Generation.NEVER && ClassFusion.servesAsRoot(type)) {
            codec.fuseBy(fusion(codec));
        }
        return codec;
    }

    @Override
    public Codec hidden(Class<?> type) {
        return LambdaCodec.of(type);
    }

    @Override
    public Codec proxy(Class<?> type, Codec proxies) {
        return ReplacedProxyCodec.of(type, proxies);
    }

    @Override
    public Codec other(Class<?> type) {
        Codec array = ArrayCodec.of(type, types);
        return array == null ? classes.make(type) : array;
    }

    @Override
    public Evolution evolution() {
        return adaptations;
    }

    @Override
    public WriteHooks writeHooks(KernelWriter writer) {
        return new WriterHooks(writer);
    }

    @Override
    public ReadHooks readHooks(KernelReader reader) {
        return new ReaderHooks(reader);
    }

    @Override
    public CanonicalForm canonicalForm(KernelWriter writer) {
        return new Canonical(writer);
    }

    private Fusion fusion(Codec codec) {
        return types.canonicalRoots().has(codec.type())
                ? new ClassFusion(codec, types, canonicalGenerated, canonicalCompanions)
                : new ClassFusion(codec, types, generated, companions);
    }

    private LocalSchema schemaOf(String typeName, Schema schema) {
        return new LocalSchema(local.rules().store(), () -> SchemaDescription.of(local.described(typeName, schema)));
    }
}
