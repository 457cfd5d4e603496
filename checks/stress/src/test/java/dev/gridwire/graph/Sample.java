// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.assembly.TypeAssembly;
import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.object.Generator;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.schema.SchemaDescription;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The objects of the races. */
public final class Sample {

    int number = 1;
    @Nullable Sample next;

    public static TypeTable types() {
        return TypeAssembly.of(new TypeSettings(
                new NamePolicy(Set.of(Sample.class.getName()), Set.of()),
                new TypeRegistry(Map.of(1, Sample.class)),
                Sample.class.getClassLoader(),
                Limits.DEFAULT,
                Generation.NEVER,
                Sharing.ANALYSED, CanonicalRoots.NONE),
                EvolutionRules.DEFAULT);
    }

    public static Generator generator(TypeTable types) {
        return new Generator(layouts(), types);
    }

    /** The schema that a payload with an object carries. */
    public static SchemaDescription schema(TypeTable types) {
        TypeName.Named name = (TypeName.Named) types.allowed(Sample.class).name();
        return Objects.requireNonNull(name.local()).description();
    }

    private static LayoutResolver layouts() {
        return LayoutResolver.of(new ReflectionSource(Sample.class.getClassLoader()));
    }

    /** A body that does nothing. */
    public static final class OwnBody extends Body {

        public OwnBody() {
            super(new String[] {".number", ".next"});
        }

        @Override
        public void write(GraphWriter writer, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object make() {
            return new Sample();
        }

        @Override
        public void fill(GraphReader reader, Object made) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object read(GraphReader reader) {
            throw new UnsupportedOperationException();
        }
    }
}
