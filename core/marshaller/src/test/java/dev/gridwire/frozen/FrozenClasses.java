// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.frozen;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A state of the frozen classes, compiled and loaded. */
public record FrozenClasses(ClassLoader loader, List<String> names) {

    private static final String PACKAGE = "frozen";

    /** Compiles a file of the frozen folder of format 1. */
    public static FrozenClasses ofFormat1(String file) {
        return of(FrozenFiles.ofFormat(1).source(file));
    }

    static FrozenClasses of(String source) {
        Map<String, byte[]> classFiles = Compiler.compile(Map.of(PACKAGE + ".All", source));
        ClassLoader loader = new BytesLoader(classFiles, FrozenClasses.class.getClassLoader());
        List<String> names = new ArrayList<>(classFiles.keySet());
        names.remove(PACKAGE + ".Samples");
        return new FrozenClasses(loader, names);
    }

    /** Two classes have ids, the others go by their names. */
    public Marshaller marshaller(Generation generation, SchemaStore store) {
        return builder(generation, store).build();
    }

    /** Begins to make such a marshaller. */
    public MarshallerBuilder builder(Generation generation, SchemaStore store) {
        MarshallerBuilder builder = WithGeneration.builder(generation).classLoader(loader).allowPackage(PACKAGE).schemas(store);
        try {
            return builder.register(loader.loadClass(PACKAGE + ".Node"), 1).register(loader.loadClass(PACKAGE + ".Colour"), 200);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** By the name of the method that makes it. */
    public Map<String, @Nullable Object> samples() {
        Map<String, @Nullable Object> samples = new TreeMap<>();
        try {
            for (Method method : loader.loadClass(PACKAGE + ".Samples").getDeclaredMethods()) {
                if (!method.isSynthetic()) {
                    method.setAccessible(true);
                    samples.put(method.getName(), method.invoke(null));
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return samples;
    }

    /** By the class's simple name. */
    Map<String, SchemaDescription> schemas() {
        LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(loader));
        Map<String, SchemaDescription> schemas = new TreeMap<>();
        for (String name : names) {
            DescribedSchema described = new DescribedSchema(name, Schema.of(name, layouts), Renames.NONE);
            schemas.put(name.substring(PACKAGE.length() + 1), SchemaDescription.of(described));
        }
        return schemas;
    }
}
