// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.schema.SchemaDescription;
import java.util.List;

/** Joins the families of codecs to the types of one marshaller: the one place that knows all of them. */
public final class TypeAssembly {

    private TypeAssembly() {}

    /** The types of a marshaller. */
    public static TypeTable of(TypeSettings settings, EvolutionRules evolution) {
        return new TypeTable(settings, types -> furnish(types, evolution));
    }

    private static Rooms furnish(TypeTable types, EvolutionRules evolution) {
        LayoutResolver layouts = types.layouts();
        TypeSettings settings = types.settings();
        Generator generator = new Generator(layouts, types);
        HookedCodecs hooked = new HookedCodecs(layouts, types, generator);
        OwnState own = new OwnState(layouts, evolution, settings.policy().names());
        Adaptations adaptations = new Adaptations(types, own, generator, hooked);
        UserCodecs classes = new UserCodecs(
                layouts, settings.registry(), types, generator, (name, schema) -> schemaOf(name, schema, own), hooked);
        return new Rooms(
                type -> JdkCodecs.of(type, types),
                LambdaCodec::of,
                List.of(type -> ArrayCodec.of(type, types), classes),
                adaptations,
                WriterHooks::new,
                ReaderHooks::new,
                Canonical::new);
    }

    private static OwnSchema schemaOf(String typeName, Schema schema, OwnState own) {
        return new OwnSchema(own.rules().store(), () -> SchemaDescription.of(own.described(typeName, schema)));
    }
}
