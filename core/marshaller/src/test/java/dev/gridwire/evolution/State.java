// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.type.FinalFields;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/** A state of a change's classes in a class loader of its own, and a marshaller for it. */
record State(VersionLoader loader, Iterable<String> classes, String packageName, Marshaller marshaller) {

    static State of(Row row, Form form, boolean isNew, Backend backend, SchemaStore store, UnknownFields fate) {
        Compiled compiled = isNew ? Compiled.NEW : Compiled.OLD;
        String name = row.packageName(form);
        VersionLoader loader = compiled.loader(name, backend == Backend.COMPANIONS);
        MarshallerBuilder builder = WithGeneration.builder(backend.generation)
                .classLoader(loader).allowPackage(name).schemas(store).unknownFields(fate)
                .finalFields(form == Form.FINAL_FIELDS ? FinalFields.STRICT : FinalFields.MUTATED);
        try {
            row.change().settings().to(builder, loader, name, isNew);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        return new State(loader, compiled.classes(name), name, builder.build());
    }

    /** Makes the value that this state writes. */
    Object make() {
        try {
            for (String name : classes) {
                if (name.equals(packageName + ".Make")) {
                    Method make = loader.loadClass(name).getDeclaredMethod("make");
                    make.setAccessible(true);
                    return make.invoke(null);
                }
            }
            Constructor<?> constructor = loader.loadClass(packageName + ".Order").getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(packageName, e);
        }
    }

    /** The schemas' hashes as errors show them, by the classes' binary names. */
    Map<String, String> hashes() {
        LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(loader));
        Map<String, String> hashes = new TreeMap<>();
        for (String name : classes) {
            hashes.put(name, Integer.toHexString(Schema.of(name, layouts).hash()));
        }
        return hashes;
    }
}
