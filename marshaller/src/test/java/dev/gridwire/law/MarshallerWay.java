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
        STORED
    }

    /** Makes ways for all classes of some packages. */
    static RoundTripLaw law(Generation generation, Schemas schemas, ClassLoader loader, int uses, String... packages) {
        SchemaStore store = SchemaStore.inMemory();
        return new RoundTripLaw(() -> {
            MarshallerBuilder builder = builder(generation, loader, packages);
            return new MarshallerWay((schemas == Schemas.STORED ? builder.schemas(store) : builder).build());
        }, uses);
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
