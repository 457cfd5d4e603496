// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.law;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.law.RoundTripLaw;

/** A marshaller as a way to bytes, and back. */
record MarshallerWay(Marshaller marshaller) implements RoundTripLaw.Way {

    /** The places in which schemas stand. */
    enum Schemas {
        /** In each payload. */
        CARRIED,
        /** In a store that all ways share. */
        STORED,
        /** In the schema file of a build. */
        FILE
    }

    /** Makes ways for the classes that a class declares. */
    static RoundTripLaw law(Generation generation, Schemas schemas, Class<?> around, int uses) {
        SchemaStore store = switch (schemas) {
            case CARRIED -> SchemaStore.inPayload();
            case STORED -> SchemaStore.inMemory();
            case FILE -> SchemaFile.ofClassesIn(around);
        };
        return new RoundTripLaw(() -> new MarshallerWay(
                builder(generation, around.getClassLoader(), around.getPackageName()).schemas(store).build()), uses);
    }

    /** Makes one way for all classes of some packages. */
    static MarshallerWay of(Generation generation, ClassLoader loader, String... packages) {
        return new MarshallerWay(builder(generation, loader, packages).build());
    }

    private static MarshallerBuilder builder(Generation generation, ClassLoader loader, String... packages) {
        MarshallerBuilder builder = WithGeneration.builder(generation).classLoader(loader);
        for (String each : packages) {
            builder.allowPackage(each);
        }
        return builder;
    }

    @Override
    public byte[] write(Object object) {
        return marshaller.marshal(object);
    }

    @Override
    public Object read(byte[] bytes) {
        return marshaller.unmarshal(bytes);
    }
}
